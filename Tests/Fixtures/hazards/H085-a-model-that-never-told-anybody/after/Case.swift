import SwiftUI

/// Publishes nothing, so that no change of it ever redrew a view.
@Observable final class Navigator {
  @ObservationIgnored var history: [String] = []

  func close() { history.removeAll() }
}

struct CloseButton: View {
  // says-not-next: "reads nothing of it"
  @Environment(Navigator.self) private var navigator
  var body: some View { Button("Close") { navigator.close() } }
}

struct Shell: View {
  // says-not-next: "reads nothing of it"
  @State private var navigator = Navigator()
  var body: some View { CloseButton().environment(navigator) }
}
