import SwiftUI

@MainActor
@Observable
final class Backup {
  var isEnabled = true

  func run() async {}
}

struct BackupView: View {
  @Environment(Backup.self) private var backup

  var body: some View {
    Form {
      Toggle("Enabled", isOn: $backup.isEnabled)  // error: cannot find '$backup' in scope
      Button("Now") {
        Task.detached { await backup.run() }
      }
    }
  }
}
