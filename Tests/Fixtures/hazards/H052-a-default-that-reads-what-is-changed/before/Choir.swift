import SwiftUI

/// The default of an entry is asked for while the dictionary around it is changed.
final class Choir: ObservableObject {
  @Published private(set) var voices: [String: [String]] = ["all": ["Ada"]]

  func admit(_ singer: String, to voice: String) {
    voices[voice, default: voices["all"] ?? []].append(singer)  // expect: mutation-reads-itself "voices"
  }
}

/// The size of the plan is the next number, and a property that is worked out reads it as well.
final class SeatingPlan: ObservableObject {
  @Published private(set) var seats: [String: Int] = [:]

  var last: Int { seats.values.max() ?? 0 }

  func seat(_ name: String) {
    seats[name, default: seats.count] += 1  // expect: mutation-reads-itself "seats"
  }

  func seatBehind(_ name: String) {
    seats[name, default: last] += 1  // expect: mutation-reads-itself "last"
  }
}

struct Wardrobe {
  var racks: [String: [Int]] = [:]
  var spare = [1]
}

/// Another part of the same property is no other property.
final class Cloakroom: ObservableObject {
  @Published private(set) var wardrobe = Wardrobe()

  func hang(_ coat: Int, on rack: String) {
    wardrobe.racks[rack, default: wardrobe.spare].append(coat)  // expect: mutation-reads-itself "wardrobe"
  }

  func exchangeFirst(of rack: String, for coat: Int) {
    wardrobe.racks[rack, default: wardrobe.spare][0] = coat  // expect: mutation-reads-itself "wardrobe"
  }
}

struct ChoirView: View {
  @StateObject private var choir = Choir()
  @ObservedObject var plan: SeatingPlan
  @ObservedObject var cloakroom: Cloakroom

  var body: some View {
    List(choir.voices["alto"] ?? [], id: \.self) { Text($0) }
    Button("Admit") { choir.admit("Ben", to: "alto") }
    Button("\(plan.seats.count) seated") {
      plan.seat("Ben")
      plan.seatBehind("Cleo")
    }
    Button("\(cloakroom.wardrobe.racks.count) racks") {
      cloakroom.hang(7, on: "left")
      cloakroom.exchangeFirst(of: "left", for: 8)
    }
  }
}
