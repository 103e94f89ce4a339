import SwiftUI

protocol Titled {
  var title: String { get }
}

protocol TitledScreen: View, Titled {}

@MainActor final class Harbour: ObservableObject {
  @Published var ships = 0
}

/// A view is on the main actor, however it says that it is one.
struct HarbourView: View & Titled {
  @StateObject private var harbour = Harbour()
  let title = "Harbour"

  var body: some View {
    Stepper("Ships", value: $harbour.ships)
    ShipCount(harbour: harbour)
  }
}

struct ShipCount: TitledScreen & Sendable {
  @ObservedObject var harbour: Harbour
  let title = "Ships"

  var body: some View {
    Text("\(harbour.ships)")
  }
}
