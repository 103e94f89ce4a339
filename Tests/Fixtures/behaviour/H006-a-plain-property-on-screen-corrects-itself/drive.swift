import SwiftUI

@MainActor func driveOven() {
  let oven = Oven()
  let screen = Screen(OvenView(oven: oven))
  screen.tell()
  screen.after("set(300)") { oven.set(300) }
}
