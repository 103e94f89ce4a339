import SwiftUI

@MainActor func driveBarometer() {
  print("init")
  let barometer = Barometer(pressure: 990)
  let screen = Screen(BarometerView(barometer: barometer))
  screen.tell()
  screen.after("move") { barometer.move(to: "summit", pressure: 700) }
}
