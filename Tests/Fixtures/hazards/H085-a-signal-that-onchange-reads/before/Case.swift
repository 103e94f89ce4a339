import SwiftUI

final class Navigator: ObservableObject {
  // says-not-next: "redraws nothing"
  @Published var popsToSettings = false
}

/// It sets what it does not show.
struct MailView: View {
  @ObservedObject var navigator: Navigator

  var body: some View {
    Button("Done") { navigator.popsToSettings = true }
  }
}

/// What takes the place of '.onReceive' reads it.
struct SettingsView: View {
  @StateObject private var navigator = Navigator()
  @State private var isPresented = true

  var body: some View {
    MailView(navigator: navigator)
      .opacity(isPresented ? 1 : 0)
      .onReceive(navigator.$popsToSettings) { isPresented = !$0 }  // expect: publisher-received-in-view "onReceive"
  }
}
