import SwiftUI

final class Engine: ObservableObject {
  // migrate-lint:disable:next published-property -- later
  @Published var speed = 0
}

@Observable final class Boat {
  var name = "Gull"
  @ObservationIgnored @ObservedObject var engine = Engine()
}

/// Another engine was shown once anything else changed.
@Observable final class Tug {
  var name = "Ox"
  @ObservationIgnored @ObservedObject var engine = Engine()

  func overhaul() { engine = Engine() }
}

struct BoatView: View {
  var boat: Boat
  var tug: Tug

  var body: some View {
    Text("\(boat.name) \(boat.engine.speed) \(tug.name) \(tug.engine.speed)")
  }
}
