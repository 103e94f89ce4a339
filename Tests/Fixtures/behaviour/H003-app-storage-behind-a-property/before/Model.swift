import SwiftUI

final class ReadingSettings: ObservableObject {
  @AppStorage("reading.isDark") var isDark = false
  @Published var size = 12
}

struct ReadingSettingsView: View {
  @ObservedObject var settings: ReadingSettings

  var body: some View {
    Text("\(settings.isDark ? "dark" : "light"), size \(settings.size)")
  }
}
