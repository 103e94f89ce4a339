import SwiftUI

@Observable final class Anthill {
  static let kinds = ["red", "black"]
  let queen = "Formica"
  var ants = 100
  @ObservationIgnored weak var keeper: Keeper?  // expect: unpublished-stored-property "keeper"

  var isLarge: Bool { ants > 1_000 }

  func grow() { ants *= 2 }
}

final class Keeper {
  var hills: [Anthill] = []

  func adopt(_ hill: Anthill) {
    hill.keeper = self
    hills.append(hill)
  }
}

struct AnthillView: View {
  var hill: Anthill

  var body: some View {
    Text("\(hill.queen): \(hill.ants)\(hill.isLarge ? "!" : "")")
    Button("Grow") { hill.grow() }
  }
}
