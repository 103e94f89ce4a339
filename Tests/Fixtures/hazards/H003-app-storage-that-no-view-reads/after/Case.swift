import SwiftUI

@Observable final class Library {
  var books: [String] = []
  // says-next: "it is kept by '@AppStorage', and no view reads it"
  @ObservationIgnored @AppStorage("library.order") private var order = "title"
  @ObservationIgnored @AppStorage("library.owner") private var keptOwner = "" {
    didSet {
      // Only a copy, as the defaults are slow.
      owner = keptOwner
    }
  }
  @ObservationIgnored private var owner = ""

  func sort() {
    books = order == "title" ? books.sorted() : books.reversed()
  }

  func give(to owner: String) {
    keptOwner = owner
    print(self.owner)
  }
}

struct Shelf: View {
  @State private var library = Library()

  var body: some View {
    Text(library.books.joined())
    Button("Sort") { library.sort() }
  }
}
