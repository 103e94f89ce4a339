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
