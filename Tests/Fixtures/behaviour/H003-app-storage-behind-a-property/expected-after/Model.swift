import SwiftUI

@Observable final class ReadingSettings {
  var isDark: Bool {
    get {
      access(keyPath: \.isDark)
      return storedIsDark
    }
    set {
      withMutation(keyPath: \.isDark) {
        storedIsDark = newValue
      }
    }
  }
  @ObservationIgnored @AppStorage("reading.isDark") private var storedIsDark = false
  var size = 12
}

struct ReadingSettingsView: View {
  var settings: ReadingSettings

  var body: some View {
    Text("\(settings.isDark ? "dark" : "light"), size \(settings.size)")
  }
}
