import SwiftUI

@MainActor protocol Booking: AnyObject, Observable {
  associatedtype Page: Identifiable
  var cover: Page? { get }
  var pages: [Page] { get }
}

struct Leaf: Identifiable {
  let id: Int
}

/// Which type `Page` is the compiler finds out by the cover.
@MainActor @Observable final class Book: Booking {
  private(set) var cover: Leaf?
  private(set) var pages = [Page]()

  func add() { pages.append(Leaf(id: pages.count)) }
}

struct BookView<Model: Booking>: View {
  var book: Model

  var body: some View { Text("\(book.pages.count)") }
}

struct Library: View {
  @State private var book = Book()

  var body: some View { BookView(book: book) }
}
