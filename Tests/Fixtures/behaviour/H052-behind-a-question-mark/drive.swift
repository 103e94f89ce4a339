import SwiftUI

@MainActor func driveWindshield() {
  let shield = Windshield()
  let screen = Screen(WindshieldView(shield: shield))
  screen.after("paint()") { shield.paint() }
}
