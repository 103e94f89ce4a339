import SwiftUI

@MainActor protocol Leafing: AnyObject, Observable {
  var title: String { get }
}

@MainActor protocol Booking: AnyObject, Observable {
  associatedtype Page: Leafing
  var cover: Page? { get }
  var pages: [Page] { get }
}

@MainActor @Observable final class Leaf: Leafing {
  var title = ""
}

/// Which type `Page` is the compiler finds out by the cover.
@MainActor @Observable final class Book: Booking {
  private(set) var cover: Leaf?
  private(set) var pages = [Page]()

  func add() { pages.append(Leaf()) }
}

struct BookView<Model: Booking>: View {
  var book: Model

  var body: some View { Text("\(book.pages.count)") }
}

struct Library: View {
  @State private var book = Book()

  var body: some View { BookView(book: book) }
}
