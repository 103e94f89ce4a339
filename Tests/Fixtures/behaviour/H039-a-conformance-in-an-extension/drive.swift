import SwiftUI

@MainActor func driveWindmill() {
  let mill = Windmill()
  let screen = Screen(WindmillView(mill: mill))
  screen.after("turns = 8") { mill.turns = 8 }
}
