import SwiftUI

@Observable final class Engine {
  var speed = 0
}

/// Another engine is shown as soon as it is there, once both have changed.
@Observable final class Tug {
  var name = "Ox"
  var engine = Engine()

  func overhaul() { engine = Engine() }
}

struct BoatView: View {
  var tug: Tug

  var body: some View {
    Text("\(tug.name) \(tug.engine.speed)")
    Button("overhaul") { tug.overhaul() }
  }
}
