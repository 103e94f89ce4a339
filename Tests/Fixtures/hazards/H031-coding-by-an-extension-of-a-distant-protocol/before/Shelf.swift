import SwiftUI

protocol Saved: AnyObject {}

protocol Kept: Saved {}

extension Saved {
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(1)
  }
}

final class Shelf: ObservableObject, Kept, Encodable {  // expect: observable-object-class "Shelf"
  @Published var books = 0
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf()

  var body: some View { Stepper("Books", value: $shelf.books) }
}
