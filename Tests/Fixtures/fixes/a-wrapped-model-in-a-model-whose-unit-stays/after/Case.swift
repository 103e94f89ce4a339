import SwiftUI

final class Engine: ObservableObject {
  // migrate-lint:disable:next published-property -- later
  @Published var speed = 0
}

@Observable final class Boat {
  var name = "Gull"
  @ObservationIgnored @ObservedObject var engine = Engine()
}

/// It shows whichever engine it has: once its wrapper goes, it is tracked. They change together.
final class Tug: ObservableObject {
  @Published var name = "Ox"
  @ObservedObject var engine = Engine()

  func overhaul() { engine = Engine() }
}

struct BoatView: View {
  var boat: Boat
  @ObservedObject var tug: Tug

  var body: some View {
    Text("\(boat.name) \(boat.engine.speed) \(tug.name) \(tug.engine.speed)")
  }
}
