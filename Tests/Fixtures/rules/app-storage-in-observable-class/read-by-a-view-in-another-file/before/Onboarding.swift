import SwiftUI

@Observable
final class Onboarding {
  // expect-next: app-storage-in-observable-class "@AppStorage("hasSeenIntro")"
  @ObservationIgnored @AppStorage("hasSeenIntro") fileprivate var hasSeenIntro = false

  func needsIntro() -> Bool { !hasSeenIntro }

  func finish() { hasSeenIntro = true }
}
