import SwiftUI

@MainActor func driveOdometer() {
  let odometer = Odometer()
  let screen = Screen(OdometerView(odometer: odometer))
  screen.after("distance = 12") { odometer.distance = 12 }
  screen.after("distance += 0") { odometer.distance += 0 }
  screen.after("distance = 13") { odometer.distance = 13 }
  screen.after("stops = []") { odometer.stops = [] }
  screen.after("stops.append") { odometer.stops.append("Olten") }
}
