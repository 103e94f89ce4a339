import SwiftUI

/// On the main actor by default, and so is its `==`.
struct Reading: Equatable {
  var celsius = 0

  nonisolated init() {}
}

enum Phase { case idle, running }

nonisolated final class Probe: ObservableObject {
  @Published var reading = Reading()  // expect: unsupported-declaration "reading"
  @Published var last: Reading?
  @Published var all: [Reading] = []

  init() {}
}

nonisolated class Machine: ObservableObject {
  @Published var phase = Phase.idle  // expect: unsupported-declaration "phase"

  init() {}
}

struct ProbeView: View {
  @ObservedObject var probe: Probe
  @ObservedObject var machine: Machine

  var body: some View {
    Text("\(probe.reading.celsius) \(probe.last?.celsius ?? 0) \(probe.all.count)")
    Text(machine.phase == .idle ? "idle" : "running")
  }
}
