import SwiftUI

@MainActor func driveNotebook() {
  let notebook = NotebookModel()
  let screen = Screen(NotebookView(notebook: notebook))
  screen.after("order = name") { notebook.order = "name" }
  screen.after("title = Trips") { notebook.title = "Trips" }
  screen.after("order = size") { notebook.order = "size" }
}
