import SwiftUI

@MainActor func driveTavern() {
  let tavern = Tavern()
  let screen = Screen(TavernView(tavern: tavern))
  screen.tell()
  screen.after("announce()") { tavern.announce() }
}
