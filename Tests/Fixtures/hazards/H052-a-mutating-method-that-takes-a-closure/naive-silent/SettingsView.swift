import SwiftUI

struct SettingsView: View {
  var model: SettingsModel

  var body: some View {
    Button("Louder") {
      // Loses: the closure reads what 'update' is changing in place, and the program aborts.
      model.settings.update { $0.volume = model.settings.volume + 1 }
    }
    Button("Reset") { model.settings.reset() }
  }
}
