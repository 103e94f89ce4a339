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

@Observable nonisolated final class Probe {  // expect: observable-object-class "Probe"
  struct Limit: Equatable { var celsius = 90 }

  var reading = Reading()
  var unit = Unit(name: "C")
  var place = Place()
  var level = Level()
  var options = Options(rawValue: 0)
  var phase = Phase.idle
  var trace = Trace()
  var limit = Limit()
  var detail: Detail?

  init() {}
}

@Observable final class Display {  // expect: observable-object-class "Display"
  var detail = Detail()
}

struct ProbeView: View {
  var probe: Probe
  var display: Display

  var body: some View {
    Text("\(probe.reading.celsius) \(probe.unit.name) \(probe.phase.rawValue)")
    Text("\(probe.limit.celsius) \(probe.trace.points) \(probe.detail?.text ?? "")")
    Text(display.detail.text)
  }
}
