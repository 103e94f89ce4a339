import SwiftUI

private typealias Store = ShelfModel

@MainActor final class ShelfModel: ObservableObject {
  @Published var books = 1
}

struct ShelfView: View {
  @StateObject private var store = Store()

  var body: some View { Text("\(store.books)") }
}
