import Foundation
import SwiftUI

/// What a draw does right before it ends the program is seen by nobody.
@Observable final class Journey {
  var name = ""
  // says-not-next: "drawing writes it"
  var stops: [String] = []  // expect: unpublished-stored-property "stops"

  var isEmpty: Bool { stops.isEmpty }

  func reset() { stops = [] }

  func start() { stops = ["Oslo"] }
}

/// Here the program may go on.
final class Voyage: ObservableObject {
  @Published var name = ""
  // says-next: "drawing writes it"
  var ports: [String] = []  // expect: unpublished-stored-property "ports"

  var isEmpty: Bool { ports.isEmpty }

  func reset() { ports = [] }

  func start() { ports = ["Bergen"] }
}

struct Planner: View {
  var journey: Journey
  @ObservedObject var voyage: Voyage
  var isBroken: Bool

  var body: some View {
    Text(journey.isEmpty ? "" : journey.name)
    Text(voyage.isEmpty ? "" : voyage.name)
    Button("Start") {
      journey.start()
      voyage.start()
    }
    if isBroken {
      let _ = leave()
      let _ = turn()
    }
  }

  private func leave() {
    if isBroken { print("broken") }
    journey.reset()
    exit(1)
  }

  private func turn() {
    voyage.reset()
    if voyage.name.isEmpty { return }
    exit(1)
  }
}
