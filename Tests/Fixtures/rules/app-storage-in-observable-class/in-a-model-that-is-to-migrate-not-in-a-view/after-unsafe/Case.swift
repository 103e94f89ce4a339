import SwiftUI

/// Publishes what it stores.
@Observable final class OldSettings {
  @ObservationIgnored @AppStorage("volume") var volume = 0.5  // expect: app-storage-in-observable-class "@AppStorage("volume")"
}

struct SettingsView: View {
  @AppStorage("volume") private var volume = 0.5
  var settings: OldSettings

  var body: some View { Slider(value: $volume) }
}

/// Stores nothing in the user's defaults.
enum Vault {
  @propertyWrapper
  struct AppStorage {
    var wrappedValue: Int
    init(wrappedValue: Int, _ key: String) { self.wrappedValue = wrappedValue }
  }

  @Observable
  final class Safe {
    @ObservationIgnored @AppStorage("coins") var coins = 3
  }
}
