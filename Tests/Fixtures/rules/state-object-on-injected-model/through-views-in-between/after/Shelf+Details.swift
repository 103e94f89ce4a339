import SwiftUI

extension Shelf {
  var details: some View {
    BookDetails(.init(repeating: " ", count: 2), model: books)
  }
}

struct BookDetails: View {
  private let indent: String
  private var model: Library  // expect: state-object-on-injected-model "@StateObject"

  init(_ indent: String, model: @autoclosure @escaping () -> Library) {
    self.indent = indent
    self.model = model()
  }

  var body: some View {
    Text(indent + model.title)
  }
}
