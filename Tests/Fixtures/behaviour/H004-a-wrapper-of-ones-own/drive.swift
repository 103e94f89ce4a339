import SwiftUI

@MainActor func driveDimmer() {
  let dimmer = Dimmer()
  let screen = Screen(DimmerView(dimmer: dimmer))
  screen.after("level = 140") { dimmer.level = 140 }
  print("level is \(dimmer.level)")
  screen.after("room = Attic") { dimmer.room = "Attic" }
}
