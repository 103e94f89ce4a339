import SwiftUI

struct Flight: Identifiable, Hashable {
  let id: Int
  var gate: String
  var delay: Int

  static func == (lhs: Flight, rhs: Flight) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class Pilot {
  let name: String
  var hours = 0
  init(name: String) { self.name = name }
}

extension Pilot: Equatable {
  static func == (a: Pilot, b: Pilot) -> Bool {
    return a.initial == b.initial
  }
  var initial: Character? { name.first }
}

@Observable
final class Airport {
  var next: Flight?  // expect: custom-equality-hides-changes "next"
  var flights: [Flight] = []  // expect: custom-equality-hides-changes "flights"
  var byGate: [String: [Flight]] = [:]  // expect: custom-equality-hides-changes "byGate"
  var delayed: Set<Flight> = []  // expect: custom-equality-hides-changes "delayed"
  var pilot = Pilot(name: "")  // expect: custom-equality-hides-changes "pilot"
  private(set) var name = ""

  func load(_ all: [Flight]) {
    name = "Airport"
    flights = all
    next = all.first
    self.byGate = Dictionary(grouping: all, by: \.gate)
    delayed = Set(all.filter { $0.delay > 0 })
  }
}

struct AirportView: View {
  let airport: Airport

  var body: some View {
    Button(airport.next?.gate ?? "") { airport.pilot = Pilot(name: "Sam") }
  }
}
