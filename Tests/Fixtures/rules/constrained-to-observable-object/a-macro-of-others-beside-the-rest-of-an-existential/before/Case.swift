import MarkKit
import SwiftUI

protocol Shelf: AnyObject {
  var books: [String] { get }
}

@attached(extension, conformances: Shelf)
macro Shelved() = #externalMacro(module: "ShelfMacros", type: "Shelved")

/// The macro is declared by others, who know nothing of shelves.
@Marked
final class Lamp: ObservableObject {
  @Published var isOn = false
}

@Shelved
final class Alcove: ObservableObject {
  @Published var books: [String] = []
}

final class Library {
  var shelves: [any Shelf & ObservableObject] = []  // expect: constrained-to-observable-object "ObservableObject"
}
