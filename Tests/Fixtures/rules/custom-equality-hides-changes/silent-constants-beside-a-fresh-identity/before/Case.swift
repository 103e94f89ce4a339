import SwiftUI

/// Only a copy has the same identity, and a copy says the same.
struct Tip: Identifiable, Equatable {
  let id = UUID()
  let text: String

  static func == (a: Tip, b: Tip) -> Bool { a.id == b.id }
}

@Observable
final class Guide {
  var tip: Tip?

  func next() { tip = Tip(text: "Look up") }
}
