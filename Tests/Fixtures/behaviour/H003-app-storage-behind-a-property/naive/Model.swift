import SwiftUI

@Observable final class ReadingSettings {
  @ObservationIgnored @AppStorage("reading.isDark") var isDark = false
  var size = 12
}

struct ReadingSettingsView: View {
  var settings: ReadingSettings

  var body: some View {
    Text("\(settings.isDark ? "dark" : "light"), size \(settings.size)")
  }
}
