import SwiftUI

protocol Pane: ObservableObject {  // expect: constrained-to-observable-object "Pane" ; constrained-to-observable-object "Pane"
  var title: String { get set }
}

final class Outline: Pane {
  @Published var title = "Outline"
}

final class Inspector: Pane {
  @Published var title = "Inspector"
}

struct WorkspaceView: View {
  let panes: [any Pane] = [Outline(), Inspector()]

  var body: some View {
    ForEach(panes.indices, id: \.self) { index in
      Text(panes[index].title)
    }
  }
}
