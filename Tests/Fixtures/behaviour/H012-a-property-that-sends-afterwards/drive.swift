import SwiftUI

@MainActor func driveIncubator() {
  let incubator = Incubator()
  let screen = Screen(IncubatorView(incubator: incubator))
  screen.after("warmth = 38") { incubator.warmth = 38 }
  screen.after("eggs -= 1") { incubator.eggs -= 1 }
}
