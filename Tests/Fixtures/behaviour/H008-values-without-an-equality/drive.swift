import SwiftUI

@MainActor func driveSky() {
  let sky = Sky()
  let screen = Screen(SkyView(sky: sky))
  screen.after("cloud = the same") { sky.cloud = Cloud(height: 900) }
  screen.after("balloon = nil") { sky.balloon = nil }
  let balloon = Balloon()
  screen.after("balloon = one") { sky.balloon = balloon }
  balloon.colour = "blue"
  screen.after("balloon = the same one") { sky.balloon = balloon }
  sky.flagship.colour = "gold"
  screen.after("flagship = flagship") { sky.refresh() }
}
