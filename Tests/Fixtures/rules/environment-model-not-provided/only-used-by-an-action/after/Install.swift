import SwiftUI

@Observable final class Installer {
  var isBusy = false

  func install() { isBusy = true }
}

struct InstallButton: View {
  @Environment(Installer.self) var installer

  var body: some View {
    Button("Install") { installer.install() }
  }
}

struct InstallState: View {
  @Environment(Installer.self) var installer

  var body: some View {
    Text(installer.isBusy ? "Busy" : "Idle")
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
