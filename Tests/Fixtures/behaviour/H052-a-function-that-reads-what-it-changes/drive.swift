import SwiftUI

@MainActor func driveGranary() {
  let granary = Granary()
  let screen = Screen(GranaryView(granary: granary))
  screen.tell()
  screen.after("refill()") { granary.refill() }
}
