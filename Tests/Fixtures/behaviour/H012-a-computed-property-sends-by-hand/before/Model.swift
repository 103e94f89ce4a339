import SwiftUI

final class NoteShelf {
  var order = "date"
}

final class NotebookModel: ObservableObject {
  @Published var title = "Trip"
  private let shelf = NoteShelf()

  var order: String {
    get { shelf.order }
    set {
      objectWillChange.send()
      shelf.order = newValue
    }
  }
}

struct NotebookView: View {
  @ObservedObject var notebook: NotebookModel

  var body: some View { Text("\(notebook.title) by \(notebook.order)") }
}
