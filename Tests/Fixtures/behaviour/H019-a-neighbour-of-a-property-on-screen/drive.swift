import SwiftUI

@MainActor func driveKiln() {
  let kiln = Kiln()
  let screen = Screen(KilnView(kiln: kiln))
  screen.tell()
  screen.after("fire()") { kiln.fire() }
}
