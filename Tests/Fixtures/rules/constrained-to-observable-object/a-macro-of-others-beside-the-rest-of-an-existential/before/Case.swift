import MarkKit
import SwiftUI

protocol Shelf: AnyObject {
  var books: [String] { get }
}

@attached(extension, conformances: Shelf)
macro Shelved() = #externalMacro(module: "ShelfMacros", type: "Shelved")

/// The macro is declared by others, who know nothing of shelves.
@Marked
final class Lamp: ObservableObject {  // expect-previous: unsupported-declaration "@Marked"
  @Published var isOn = false
}

@Shelved
final class Alcove: ObservableObject {  // expect-previous: unsupported-declaration "@Shelved"
  @Published var books: [String] = []
}

final class Library {
  var shelves: [any Shelf & ObservableObject] = []  // expect: constrained-to-observable-object "ObservableObject" ; observable-object-constraint "ObservableObject"
}
