import SwiftUI

@MainActor func driveSluice() {
  let sluice = Sluice()
  let screen = Screen(SluiceView(sluice: sluice))
  screen.onInvalidation = { print("told, level is \(sluice.level)") }
  screen.after("level = 2") { sluice.level = 2 }
}
