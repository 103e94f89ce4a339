import SwiftUI

final class Library: ObservableObject {
  @Published var books: [String] = []
  // says-next: "it is kept by '@AppStorage', and no view reads it"
  @AppStorage("library.order") private var order = "title"
  @AppStorage("library.owner") private var keptOwner = "" {
    didSet {
      // Only a copy, as the defaults are slow.
      owner = keptOwner
    }
  }
  private var owner = ""

  func sort() {
    books = order == "title" ? books.sorted() : books.reversed()
  }

  func give(to owner: String) {
    keptOwner = owner
    print(self.owner)
  }
}

struct Shelf: View {
  @StateObject private var library = Library()

  var body: some View {
    Text(library.books.joined())
    Button("Sort") { library.sort() }
  }
}
