import SwiftUI

final class Library: ObservableObject {
  @Published var filter = ""
  private var books: [Int: String] = [:]

  var titles: [String] { books.values.filter { $0.hasPrefix(filter) }.sorted() }

  func add(_ title: String, at number: Int) {
    objectWillChange.send()  // expect: object-will-change "objectWillChange"
    books[number] = title
  }
}

struct LibraryView: View {
  @StateObject private var library = Library()

  var body: some View {
    TextField("Filter", text: $library.filter)
    ForEach(library.titles, id: \.self) { Text($0) }
    Button("Add") { library.add("Emma", at: 1) }
  }
}
