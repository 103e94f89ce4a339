import SwiftUI

/// Publishes nothing, so that no change of it ever redrew a view.
final class Navigator: ObservableObject {
  var history: [String] = []

  func close() { history.removeAll() }
}

struct CloseButton: View {
  // says-not-next: "reads nothing of it"
  @EnvironmentObject private var navigator: Navigator
  var body: some View { Button("Close") { navigator.close() } }
}

struct Shell: View {
  // says-not-next: "reads nothing of it"
  @StateObject private var navigator = Navigator()
  var body: some View { CloseButton().environmentObject(navigator) }
}
