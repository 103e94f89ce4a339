import SwiftUI

struct Window: View {
  @Environment(Workspace.self) private var workspace

  var body: some View {
    Sidebar(workspace: workspace)
  }
}

struct Sidebar: View {
  let workspace: Workspace

  var body: some View {
    List {
      ForEach(workspace.panes) { pane in
        PaneRow(pane: pane)
      }
      Outline(.compact, of: workspace)
    }
  }
}

struct Outline: View {
  enum Style {
    case compact, full
  }

  @State private var root: Workspace  // expect: state-on-injected-model "@State"
  private let style: Style

  init(_ style: Style, of workspace: Workspace) {
    self.style = style
    self._root = .init(wrappedValue: workspace)
  }

  var body: some View {
    Text(root.name)
  }
}

struct PaneRow: View {
  @State var pane: Pane  // expect: state-on-injected-model "@State"

  var body: some View {
    Text(pane.title)
  }
}
