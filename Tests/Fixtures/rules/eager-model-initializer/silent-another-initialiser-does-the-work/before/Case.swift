import SwiftUI

final class Notebook: ObservableObject {
  @Published var pages: Int

  init(pages: Int) {
    self.pages = pages
  }

  init(loadingFrom path: String) {
    pages = 0
    load(path)
  }

  private func load(_ path: String) {
    pages = path.count
  }
}

struct NotebookView: View {
  @StateObject private var notebook = Notebook(pages: 12)

  var body: some View {
    Text("\(notebook.pages)")
  }
}
