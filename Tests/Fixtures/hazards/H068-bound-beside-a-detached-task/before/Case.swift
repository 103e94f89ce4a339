import SwiftUI

@MainActor
final class Backup: ObservableObject {
  @Published var isEnabled = true

  func run() async {}
}

struct BackupView: View {
  @EnvironmentObject private var backup: Backup  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    Form {
      Toggle("Enabled", isOn: $backup.isEnabled)
      Button("Now") {
        Task.detached { await backup.run() }
      }
    }
  }
}
