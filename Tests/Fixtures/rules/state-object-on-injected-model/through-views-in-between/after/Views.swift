import SwiftUI

struct Root: View {
  @Environment(Library.self) private var library

  var body: some View {
    Shelf(source: library)
  }
}

struct Shelf: View {
  let books: Library

  init(source: Library, isOpen: Bool = true) {
    let chosen = source
    books = chosen
  }

  var body: some View {
    NavigationStack {
      NavigationLink("Details", destination: details)
    }
  }
}
