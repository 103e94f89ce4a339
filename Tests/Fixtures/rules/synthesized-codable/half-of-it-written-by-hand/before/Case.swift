import SwiftUI

/// The keys that the compiler makes are named by hand, too.
// says-next: "its 'Encodable', and 'init(from:)' names keys that would begin with an underscore"
final class Recipe: ObservableObject, Codable {  // expect: synthesized-codable "Recipe"
  var title = ""

  init(title: String) { self.title = title }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    title = try values.decode(String.self, forKey: .title)
  }

  func rename(_ title: String) {
    objectWillChange.send()
    self.title = title
  }
}

/// What is read has keys of its own.
// says-next: "'label' would be saved as '_label', which 'init(from:)' does not know of"
final class Spice: ObservableObject, Codable {  // expect: synthesized-codable "Spice"
  var label = ""

  enum Keys: String, CodingKey { case label }

  init(from decoder: any Decoder) throws {
    label = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .label)
  }

  func clear() {
    objectWillChange.send()
    label = ""
  }
}

// says-next: "'weight' would be looked for under '_weight', which 'encode(to:)' does not know of"
final class Scale: ObservableObject, Codable {  // expect: synthesized-codable "Scale"
  var weight = 0.0

  func encode(to encoder: any Encoder) throws {
    var values = encoder.singleValueContainer()
    try values.encode(["weight": weight])
  }

  func tare() {
    objectWillChange.send()
    weight = 0
  }
}

// says-next: "its 'Decodable', and after the migration 'name' would be looked for under '_name'"
final class Guest: ObservableObject, Decodable {  // expect: synthesized-codable "Guest"
  var name = ""

  func leave() {
    objectWillChange.send()
    name = ""
  }
}

struct Kitchen: View {
  @ObservedObject var recipe: Recipe
  @ObservedObject var spice: Spice
  @ObservedObject var scale: Scale
  @ObservedObject var guest: Guest

  var body: some View {
    Text(recipe.title + spice.label + guest.name)
    Text("\(scale.weight)")
  }
}
