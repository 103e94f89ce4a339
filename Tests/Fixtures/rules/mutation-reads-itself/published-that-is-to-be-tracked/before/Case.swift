import SwiftUI

final class OldLibrary: ObservableObject {
  @Published var books: [String] = []

  func tidy() {
    books.removeAll { books.first == $0 }  // expect: mutation-reads-itself "books"
  }

  func reload() { objectWillChange.send() }
}

struct Shelf {
  var books: [String] = []

  mutating func tidy() {
    let first = books.first
    books.removeAll { $0 == first }
  }
}

struct ShelfView: View {
  @ObservedObject var library: OldLibrary
  @State private var titles: [String] = []

  var body: some View {
    Button("Tidy") { titles.removeAll { titles.first == $0 } }
  }
}
