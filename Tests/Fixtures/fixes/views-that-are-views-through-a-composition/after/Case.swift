import SwiftUI

protocol Titled {
  var title: String { get }
}

protocol TitledScreen: View, Titled {}

@MainActor @Observable final class Harbour {
  var ships = 0
}

/// A view is on the main actor, however it says that it is one.
struct HarbourView: View & Titled {
  @State private var harbour = Harbour()
  let title = "Harbour"

  var body: some View {
    Stepper("Ships", value: $harbour.ships)
    ShipCount(harbour: harbour)
  }
}

struct ShipCount: TitledScreen & Sendable {
  var harbour: Harbour
  let title = "Ships"

  var body: some View {
    Text("\(harbour.ships)")
  }
}
