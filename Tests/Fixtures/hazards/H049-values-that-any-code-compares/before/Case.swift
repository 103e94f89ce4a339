import SwiftUI

nonisolated struct Reading: Equatable {
  var celsius = 0
}

struct Unit: Equatable {
  let name: String

  nonisolated init(name: String) { self.name = name }
  nonisolated static func == (a: Unit, b: Unit) -> Bool { a.name == b.name }
}

struct Place: nonisolated Equatable {
  var room = 1

  nonisolated init() {}
}

struct Level {
  var height = 1

  nonisolated init() {}
}

nonisolated extension Level: Equatable {}

struct Options: OptionSet {
  let rawValue: Int

  nonisolated init(rawValue: Int) { self.rawValue = rawValue }
}

/// Compared by its raw value, which is anybody's.
enum Phase: String { case idle, running }

/// Nothing compares it.
struct Trace {
  var points = 0

  nonisolated init() {}
}

struct Detail: Equatable {
  var text = ""
}

nonisolated final class Probe: ObservableObject {  // expect: observable-object-class "Probe"
  struct Limit: Equatable { var celsius = 90 }

  @Published var reading = Reading()
  @Published var unit = Unit(name: "C")
  @Published var place = Place()
  @Published var level = Level()
  @Published var options = Options(rawValue: 0)
  @Published var phase = Phase.idle
  @Published var trace = Trace()
  @Published var limit = Limit()
  @Published var detail: Detail?

  init() {}
}

final class Display: ObservableObject {  // expect: observable-object-class "Display"
  @Published var detail = Detail()
}

struct ProbeView: View {
  @ObservedObject var probe: Probe
  @ObservedObject var display: Display

  var body: some View {
    Text("\(probe.reading.celsius) \(probe.unit.name) \(probe.phase.rawValue)")
    Text("\(probe.limit.celsius) \(probe.trace.points) \(probe.detail?.text ?? "")")
    Text(display.detail.text)
  }
}
