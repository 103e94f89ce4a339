import SwiftUI
import UIKit

protocol Shelf {
  var books: [String] { get }
}

extension Shelf {
  var books: [String] { [] }
}

protocol Rack: Shelf {}

typealias LiveShelf = Shelf & ObservableObject
typealias Furniture = Shelf & AnyObject

/// Through an alias.
final class Alcove: ObservableObject, Furniture {
  @Published var isLit = false
}

class Board: Rack {}

/// Through a superclass and a protocol.
final class Bench: Board, ObservableObject {
  @Published var isLit = false
}

/// Through an extension elsewhere, of an alias.
final class Crate: ObservableObject {
  @Published var isLit = false
}

/// Through a superclass of others.
final class Drawer: UIViewController, ObservableObject {
  @Published var isLit = false
}

/// Is no shelf.
final class Lamp: ObservableObject {
  @Published var isOn = false
}

final class Library {
  var shelves: [any LiveShelf] = []  // expect: constrained-to-observable-object "[any LiveShelf]" ; constrained-to-observable-object "[any LiveShelf]" ; constrained-to-observable-object "[any LiveShelf]" ; constrained-to-observable-object "[any LiveShelf]"
}

struct Room: View {
  @ObservedObject var lamp: Lamp

  var body: some View { Text(lamp.isOn ? "bright" : "dark") }
}
