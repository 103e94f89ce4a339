import SwiftUI

@Observable final class Anthill {
  @ObservationIgnored static let kinds = ["red", "black"]
  @ObservationIgnored let queen = "Formica"
  var ants = 100
  @ObservationIgnored weak var keeper: Keeper?

  @ObservationIgnored var isLarge: Bool { ants > 1_000 }

  // error: 'accessor' macro cannot be attached to instance method
  @ObservationIgnored func grow() { ants *= 2 }
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
