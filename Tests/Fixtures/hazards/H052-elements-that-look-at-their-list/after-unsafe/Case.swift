import SwiftUI

/// Sorting compares, and the comparison looks at the list that is sorted.
struct Runner: Comparable {
  let name: String
  unowned let race: Race

  static func == (a: Runner, b: Runner) -> Bool { a.name == b.name }
  static func < (a: Runner, b: Runner) -> Bool {
    a.race.runners.count > 2 ? a.name < b.name : b.name < a.name
  }
}

@Observable final class Race {
  var runners: [Runner] = []

  func order() { runners.sort() }  // expect: mutation-reads-itself "runners"
}

/// The operator is handed over by name.
struct Swimmer: Comparable {
  let name: String
  unowned let heat: Heat

  static func == (a: Swimmer, b: Swimmer) -> Bool { a.name == b.name }
  static func < (a: Swimmer, b: Swimmer) -> Bool { a.heat.swimmers.isEmpty || a.name < b.name }
}

@Observable final class Heat {
  var swimmers: [Swimmer] = []

  func order() { swimmers.sort(by: >) }  // expect: mutation-reads-itself "swimmers"
}

/// A set asks what is equal.
final class Guest: Hashable {
  let name: String
  unowned let party: Party

  init(name: String, party: Party) {
    self.name = name
    self.party = party
  }

  static func == (a: Guest, b: Guest) -> Bool { a.name == b.name && a.party.guests.count > 0 }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

@Observable final class Party {
  var guests: Set<Guest> = []

  func invite(_ guest: Guest) { guests.insert(guest) }  // expect: mutation-reads-itself "guests"
}

/// What is let go has a last look.
final class Lodger {
  unowned let house: House

  init(house: House) { self.house = house }

  deinit { print(house.lodgers.count) }
}

@Observable final class House {
  var lodgers: [Lodger] = []

  func close() { lodgers.removeAll() }  // expect: mutation-reads-itself "lodgers"
}

/// So has one in whose place another comes.
final class Tenant {
  unowned let flat: Flat

  init(flat: Flat) { self.flat = flat }

  deinit { print(flat.tenants.count) }
}

@Observable final class Flat {
  var tenants: [Tenant] = []

  func change() { tenants[0] = Tenant(flat: self) }  // expect: mutation-reads-itself "tenants"
}

struct AllView: View {
  @State private var race = Race()
  @State private var heat = Heat()
  @State private var party = Party()
  @State private var house = House()
  @State private var flat = Flat()

  var body: some View {
    Text("\(race.runners.count) \(heat.swimmers.count)")
    Text("\(party.guests.count) \(house.lodgers.count) \(flat.tenants.count)")
  }
}
