import SwiftUI

@MainActor
@Observable
final class Backup {
  var isEnabled = true

  func run() async {}
}

struct BackupView: View {
  @Environment(Backup.self) private var backup  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    Form {
      Toggle("Enabled", isOn: Bindable(backup).isEnabled)
      Button("Now") {
        Task.detached { await backup.run() }
      }
    }
  }
}
