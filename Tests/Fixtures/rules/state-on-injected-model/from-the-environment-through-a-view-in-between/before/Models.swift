import Observation

@Observable final class Workspace {
  var name = ""
  var panes: [Pane] = []
}

@Observable final class Pane: Identifiable {
  let id: Int
  var title = ""

  init(id: Int) {
    self.id = id
  }
}
