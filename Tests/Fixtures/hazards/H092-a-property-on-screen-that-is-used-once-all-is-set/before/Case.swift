import Foundation
import SwiftUI

class Vessel: ObservableObject {
  var length: Int  // expect: unpublished-stored-property "length"
  var names: [String] = []  // expect: unpublished-stored-property "names"
  @Published var speed: Int
  @Published var berth: String?

  init(length: Int) {
    self.length = length + length / 10
    names = ["Ada"]
    speed = length
    names.append("Bea")
    berth = self.length > 20 ? "outer" : nil
  }

  init(code: String, names: [String]) {
    (length, speed) = (code.count, 4)
    let count = self.length
    self.names = names.sorted()
    self.names.removeAll { $0.count > count }
  }

  convenience init() {
    self.init(length: 3)
    length += 1
  }
}

final class Ferry: Vessel {
  var decks: Int  // expect: unpublished-stored-property "decks"
  @Published var cars: Int

  init(decks: Int) {
    self.decks = decks
    cars = decks * 20
    super.init(length: decks)
    cars = self.decks * 30 + length
  }
}

struct VesselView: View {
  @ObservedObject var vessel: Vessel
  @ObservedObject var ferry: Ferry

  var body: some View {
    Text("\(vessel.length) m, \(vessel.speed) kn, \(vessel.berth ?? "at sea")")
    Text(vessel.names.joined())
    Text("\(ferry.decks) decks, \(ferry.cars) cars")
  }
}
