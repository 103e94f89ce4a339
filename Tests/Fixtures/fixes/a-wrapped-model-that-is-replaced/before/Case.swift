import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0
}

/// Another engine is shown as soon as it is there, once both have changed.
final class Tug: ObservableObject {
  @Published var name = "Ox"
  @ObservedObject var engine = Engine()

  func overhaul() { engine = Engine() }
}

struct BoatView: View {
  @ObservedObject var tug: Tug

  var body: some View {
    Text("\(tug.name) \(tug.engine.speed)")
    Button("overhaul") { tug.overhaul() }
  }
}
