import SwiftUI

@MainActor func driveBoiler() {
  let boiler = ShipBoiler()
  let screen = Screen(BoilerView(boiler: boiler))
  screen.after("inspections = 1") { boiler.inspections = 1 }
  screen.after("pressure = 20") { boiler.pressure = 20 }
  screen.after("isLit = true") { boiler.isLit = true }
  screen.after("ship = Rigel") { boiler.ship = "Rigel" }
}
