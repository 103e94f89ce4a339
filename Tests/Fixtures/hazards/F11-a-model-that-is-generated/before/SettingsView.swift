import SwiftUI

struct SettingsView: View {
  @StateObject private var settings = Settings()

  var body: some View {
    Stepper("Size", value: $settings.fontSize)
    Toggle("Serif", isOn: $settings.isSerif)
  }
}
