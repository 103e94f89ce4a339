import SwiftUI

struct SettingsView: View {
  @ObservedObject var model: SettingsModel

  var body: some View {
    Button("Louder") {
      model.settings.update { $0.volume = model.settings.volume + 1 }  // expect: mutation-reads-itself "settings"
    }
    Button("Reset") { model.settings.reset() }
  }
}
