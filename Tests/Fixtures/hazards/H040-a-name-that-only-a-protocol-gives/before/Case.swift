import SwiftUI

@MainActor protocol Booking: AnyObject, ObservableObject {
  associatedtype Page: Identifiable
  var cover: Page? { get }
  var pages: [Page] { get }
}

struct Leaf: Identifiable {
  let id: Int
}

/// Which type `Page` is the compiler finds out by the cover.
@MainActor final class Book: Booking {
  @Published private(set) var cover: Leaf?
  @Published private(set) var pages = [Page]()  // expect: unsupported-declaration "pages"

  func add() { pages.append(Leaf(id: pages.count)) }
}

struct BookView<Model: Booking>: View {
  @ObservedObject var book: Model

  var body: some View { Text("\(book.pages.count)") }
}

struct Library: View {
  @StateObject private var book = Book()

  var body: some View { BookView(book: book) }
}
