import SwiftUI

/// What never changes tells no view anything: there is nothing to say.
@Observable final class Ship: Hashable {  // expect: observable-object-class "Ship"
  let number: Int
  var name = ""

  init(number: Int) { self.number = number }

  // says-not-next: "observes what '==' reads"
  static func == (left: Ship, right: Ship) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

struct ShipRow: View {
  var ship: Ship
  let chosen: Ship?

  var body: some View { Text(ship == chosen ? "chosen" : ship.name) }
}
