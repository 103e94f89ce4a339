import SwiftUI

protocol Saved: AnyObject {}

protocol Kept: Saved {}

extension Saved {
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(1)
  }
}

@Observable final class Shelf: Kept, Encodable {  // expect: observable-object-class "Shelf"
  var books = 0
}

struct ShelfView: View {
  @State private var shelf = Shelf()

  var body: some View { Stepper("Books", value: $shelf.books) }
}
