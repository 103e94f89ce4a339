import SwiftUI

@MainActor func driveSundial() {
  print("init")
  let dial = Sundial(latitude: 47.5)
  let screen = Screen(SundialView(dial: dial))
  screen.after("latitude = 50") { dial.latitude = 50 }
  screen.after("hour = 10") { dial.hour = 10 }
}
