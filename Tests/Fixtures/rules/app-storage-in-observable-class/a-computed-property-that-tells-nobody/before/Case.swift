import SwiftUI

@MainActor @Observable
final class Reader {
  var isDark: Bool {
    get { storedIsDark }
    set { storedIsDark = newValue }
  }

  /// This one is told, and does not help the other.
  var pages: Int {
    get {
      access(keyPath: \.pages)
      return storedPages
    }
    set {
      withMutation(keyPath: \.pages) { storedPages = newValue }
    }
  }

  // expect-next: app-storage-in-observable-class "@AppStorage("isDark")"
  @ObservationIgnored @AppStorage("isDark") private var storedIsDark = false
  @ObservationIgnored @AppStorage("pages") private var storedPages = 0
}
