import SwiftUI

protocol Pane: AnyObject, Observable {
  var title: String { get set }
}

@Observable final class Outline: Pane {
  var title = "Outline"
}

@Observable final class Inspector: Pane {
  var title = "Inspector"
}

struct PaneView: View {
  @Bindable var pane: any Pane  // error: 'init(wrappedValue:)' is unavailable

  var body: some View { TextField("Title", text: $pane.title) }
}

struct WorkspaceView: View {
  let panes: [any Pane] = [Outline(), Inspector()]

  var body: some View {
    ForEach(panes.indices, id: \.self) { index in
      PaneView(pane: panes[index])
    }
  }
}
