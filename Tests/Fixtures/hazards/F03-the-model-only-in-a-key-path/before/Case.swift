import Resolving
import SwiftUI

final class Library: ObservableObject {
  @Published var books = 12
}

extension Container {
  var library: Library { Library() }
}

struct LibraryView: View {
  // expect-next: object-wrapper "@InjectedObject(\.library)"
  @InjectedObject(\.library) private var library

  var body: some View { Text("\(library.books) books") }
}
