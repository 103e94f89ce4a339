import SwiftUI

protocol Stored: Codable {}

@Observable
final class Recipe: Codable {  // expect: synthesized-codable-on-observable-class "Recipe"
  var title = ""
  let id: Int

  init(id: Int) { self.id = id }
}

@Observable
final class Pantry: Stored {  // expect: synthesized-codable-on-observable-class "Pantry"
  private(set) var jars: [String] = []

  init() {}
}

@Observable
final class Shopping {  // expect: synthesized-codable-on-observable-class "Shopping"
  var items: [String] = []
}

extension Shopping: Encodable {}

/// An initialiser and a function of those names, but not those of the coding.
@Observable
final class Note: Codable {  // expect: synthesized-codable-on-observable-class "Note"
  var text = ""

  init(from text: String) { self.text = text }

  func encode(to other: Note) { other.text = text }
}
