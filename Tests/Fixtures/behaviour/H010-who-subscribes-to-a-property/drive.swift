import Combine
import SwiftUI

@MainActor func driveSignalTower() {
  let tower = SignalTower("flash")
  let screen = Screen(SignalTowerView(tower: tower))
  screen.after("signal = steady") { tower.signal = "steady" }
  screen.after("signal += ly") { tower.signal += "ly" }
  screen.after("a line") { tower.note("one") }
  screen.after("another line") { tower.note("two") }
  tower.calmDown()
  screen.after("signal = storm") { tower.signal = "storm" }
  screen.after("signal = dawn") { tower.signal = "dawn" }
}
