import SwiftUI

protocol Shelf: AnyObject {
  var books: [String] { get }
}

typealias LiveShelf = Shelf & ObservableObject

final class Cupboard: Shelf, ObservableObject {
  @Published var books: [String] = []
}

/// Is no shelf.
final class Lamp: ObservableObject {
  @Published var isOn = false
}

final class Library {
  var shelves: [any LiveShelf] = []  // expect: constrained-to-observable-object "[any LiveShelf]"
}

struct Room: View {
  @ObservedObject var lamp: Lamp

  var body: some View { Text(lamp.isOn ? "bright" : "dark") }
}
