import SwiftUI

@Observable final class Notebook {
  var pages: Int

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
  @State private var notebook = Notebook(pages: 12)

  var body: some View {
    Text("\(notebook.pages)")
  }
}
