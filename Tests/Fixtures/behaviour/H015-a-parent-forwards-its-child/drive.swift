import SwiftUI

@MainActor func driveFerry() {
  let ferry = Ferry()
  let screen = Screen(FerryView(ferry: ferry))
  screen.after("speed = 9") { ferry.engine.speed = 9 }
  screen.after("name = Borealis") { ferry.name = "Borealis" }
  screen.after("speed = 12") { ferry.engine.speed = 12 }
}
