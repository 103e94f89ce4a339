import SwiftUI

@Observable final class Navigator {
  // says-not-next: "redraws nothing"
  var popsToSettings = false
}

/// It sets what it does not show.
struct MailView: View {
  var navigator: Navigator

  var body: some View {
    Button("Done") { navigator.popsToSettings = true }
  }
}

/// What takes the place of '.onReceive' reads it.
struct SettingsView: View {
  @State private var navigator = Navigator()
  @State private var isPresented = true

  var body: some View {
    MailView(navigator: navigator)
      .opacity(isPresented ? 1 : 0)
      .onChange(of: navigator.popsToSettings, initial: true) { isPresented = !$1 }  // expect: publisher-received-in-view "onReceive"
  }
}
