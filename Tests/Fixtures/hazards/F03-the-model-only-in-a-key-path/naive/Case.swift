import Resolving
import SwiftUI

@Observable final class Library {
  var books = 12
}

extension Container {
  var library: Library { Library() }
}

struct LibraryView: View {
  // error: generic struct 'InjectedObject' requires that 'Library' conform to 'ObservableObject'
  @InjectedObject(\.library) private var library

  var body: some View { Text("\(library.books) books") }
}
