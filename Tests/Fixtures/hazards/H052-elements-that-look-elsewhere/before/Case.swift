import SwiftUI

/// What compares, hashes and goes away knows nothing of the list.
struct Book: Comparable, Hashable {
  let title: String
  let year: Int

  static func == (a: Book, b: Book) -> Bool { a.title == b.title }
  static func < (a: Book, b: Book) -> Bool {
    a.year == b.year ? a.title < b.title : a.year < b.year
  }
  func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

/// This one does, and nobody asks it while the list is changed.
struct Loan: Equatable {
  let title: String
  unowned let library: Library

  static func == (a: Loan, b: Loan) -> Bool { a.title == b.title && a.library.loans.count > 1 }
}

final class Library: ObservableObject {
  @Published var books: [Book] = []
  @Published var lent: Set<Book> = []
  @Published var copies: [Book: Int] = [:]
  @Published var loans: [Loan] = []

  func order() {
    books.sort()
    books.sort(by: >)
    books.removeLast()
  }

  func lend(_ book: Book, _ loan: Loan) {
    lent.insert(book)
    copies.removeValue(forKey: book)
    loans.insert(loan, at: 0)
    loans.remove(at: 0)
  }
}

struct LibraryView: View {
  @ObservedObject var library: Library  // expect: observed-object "@ObservedObject"

  var body: some View {
    Text("\(library.books.count) \(library.lent.count) \(library.copies.count)")
    Text("\(library.loans.count)")
  }
}
