import SwiftUI

class Boiler: ObservableObject {
  @Published var isLit = false
  @Published var pressure = 1
  var inspections = 0
}

class SteamBoiler: Boiler {
  override var inspections: Int {
    didSet { print("inspections were \(oldValue)") }
  }
  override var pressure: Int {
    get { super.pressure }
    set { super.pressure = min(newValue, 9) }
  }
}

final class ShipBoiler: SteamBoiler {
  @Published var ship = "Vega"
}

struct BoilerView: View {
  @ObservedObject var boiler: ShipBoiler

  var body: some View {
    Text("\(boiler.ship), \(boiler.isLit ? "lit" : "cold"), pressure \(boiler.pressure)")
  }
}
