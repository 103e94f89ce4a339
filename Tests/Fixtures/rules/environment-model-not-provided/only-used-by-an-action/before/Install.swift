import SwiftUI

final class Installer: ObservableObject {
  @Published var isBusy = false

  func install() { isBusy = true }
}

struct InstallButton: View {
  @EnvironmentObject var installer: Installer

  var body: some View {
    Button("Install") { installer.install() }
  }
}

struct InstallState: View {
  @EnvironmentObject var installer: Installer

  var body: some View {
    Text(installer.isBusy ? "Busy" : "Idle")
  }
}

/// What stands in an action is handed on there, and not while it is drawn.
@MainActor func report(_ installer: Installer) { print(installer.isBusy) }

struct ReportButton: View {
  @EnvironmentObject var installer: Installer

  var body: some View {
    Button("Report") { report(installer) }
  }
}

@MainActor func title(_ installer: Installer) -> String { installer.isBusy ? "Busy" : "Idle" }

struct InstallTitle: View {
  @EnvironmentObject var installer: Installer

  var body: some View {
    Text(title(installer))
  }
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  InstallButton()  // expect: environment-model-not-provided "InstallButton"
}

#Preview {
  // says-next: "does not provide it: it crashes"
  InstallState()  // expect: environment-model-not-provided "InstallState"
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  ReportButton()  // expect: environment-model-not-provided "ReportButton"
}

#Preview {
  // says-next: "does not provide it: it crashes"
  InstallTitle()  // expect: environment-model-not-provided "InstallTitle"
}
