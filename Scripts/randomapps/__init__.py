"""Random SwiftUI apps whose right answers are known; see random-apps.py."""
