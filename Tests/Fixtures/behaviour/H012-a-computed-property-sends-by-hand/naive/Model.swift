import SwiftUI

final class NoteShelf {
  var order = "date"
}

@Observable final class NotebookModel {
  var title = "Trip"
  private let shelf = NoteShelf()

  var order: String {
    get { shelf.order }
    set {
      shelf.order = newValue
    }
  }
}

struct NotebookView: View {
  var notebook: NotebookModel

  var body: some View { Text("\(notebook.title) by \(notebook.order)") }
}
