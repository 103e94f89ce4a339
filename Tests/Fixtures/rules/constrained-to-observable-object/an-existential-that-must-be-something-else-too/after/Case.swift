import SwiftUI

protocol Shelf: AnyObject {
  var books: [String] { get }
}

typealias LiveShelf = Shelf & ObservableObject

final class Cupboard: Shelf, ObservableObject {
  @Published var books: [String] = []
}

/// Is no shelf.
@Observable final class Lamp {
  var isOn = false
}

final class Library {
  var shelves: [any LiveShelf] = []  // expect: constrained-to-observable-object "[any LiveShelf]"
}

struct Room: View {
  var lamp: Lamp

  var body: some View { Text(lamp.isOn ? "bright" : "dark") }
}
