import SwiftUI

@MainActor protocol Shelf: AnyObject {
  var books: [Int] { get set }
}

final class Library: ObservableObject, Shelf {
  @Published var books = [1, 2, 3]
}

@MainActor struct Librarian {
  let shelf: any Shelf

  func tidy() {
    shelf.books.removeAll { $0 > shelf.books.count }  // expect: mutation-reads-itself "books"
  }
}

struct LibraryView: View {
  @ObservedObject var library: Library
  var body: some View { Text("\(library.books.count)") }
}
