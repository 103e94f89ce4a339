import SwiftUI

/// On the main actor by default, and so is its `==`.
struct Reading: Equatable {
  var celsius = 0

  nonisolated init() {}
}

enum Phase { case idle, running }

@Observable nonisolated final class Probe {
  var reading = Reading()  // error: main actor-isolated conformance of 'Reading' to 'Equatable' cannot be used
  var last: Reading?
  var all: [Reading] = []

  init() {}
}

@Observable nonisolated class Machine {
  var phase = Phase.idle  // error: main actor-isolated conformance of 'Phase' to 'Equatable' cannot be used

  init() {}
}

struct ProbeView: View {
  var probe: Probe
  var machine: Machine

  var body: some View {
    Text("\(probe.reading.celsius) \(probe.last?.celsius ?? 0) \(probe.all.count)")
    Text(machine.phase == .idle ? "idle" : "running")
  }
}
