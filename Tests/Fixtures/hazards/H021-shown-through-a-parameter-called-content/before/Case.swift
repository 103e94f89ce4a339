import SwiftUI

protocol Titled {
  var title: String { get }
}

final class Book: ObservableObject, Titled {
  @Published var pages = 0
  // says-next: "a view may read it"
  var title = "Oak"  // expect: unpublished-stored-property "title"

  func rename() {
    title = "Elm"
    pages += 1
  }
}

// Most parameters of that name are views. This one is what the protocol says.
struct BookRow<Content: Titled>: View {
  @ObservedObject var book: Book
  let content: Content

  var body: some View { Text(title(of: content)) }

  private func title(of content: Content) -> String { content.title }
}

struct Shelf: View {
  @StateObject private var book = Book()

  var body: some View {
    BookRow(book: book, content: book)
    Button("Rename") { book.rename() }
  }
}
