import SwiftUI

private typealias Store = ShelfModel

@MainActor @Observable final class ShelfModel {
  var books = 1
}

struct ShelfView: View {
  @State private var store = Store()

  var body: some View { Text("\(store.books)") }
}
