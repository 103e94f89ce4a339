import SwiftUI

@Observable final class Library {
  var filter = ""
  @ObservationIgnored private var books: [Int: String] = [:]

  var titles: [String] { books.values.filter { $0.hasPrefix(filter) }.sorted() }

  func add(_ title: String, at number: Int) {
    objectWillChange.send()  // error: cannot find 'objectWillChange' in scope
    books[number] = title
  }
}

struct LibraryView: View {
  @State private var library = Library()

  var body: some View {
    TextField("Filter", text: $library.filter)
    ForEach(library.titles, id: \.self) { Text($0) }
    Button("Add") { library.add("Emma", at: 1) }
  }
}
