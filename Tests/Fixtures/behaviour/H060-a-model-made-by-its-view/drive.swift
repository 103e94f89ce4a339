import SwiftUI

@MainActor func driveTelescope() {
  print("five views that are never drawn")
  for night in 0..<5 { _ = TelescopeView(night: night) }
  print("one that is drawn")
  let nights = Nights()
  let screen = Screen(ObservatoryView(nights: nights))
  screen.after("Turn") { screen.tap("Turn") }
  screen.after("count = 2") { nights.count = 2 }
}
