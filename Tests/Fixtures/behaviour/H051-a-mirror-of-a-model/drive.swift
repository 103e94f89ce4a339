import SwiftUI

@MainActor func driveCompass() {
  for child in Mirror(reflecting: Compass()).children { print(child.label ?? "none") }
}
