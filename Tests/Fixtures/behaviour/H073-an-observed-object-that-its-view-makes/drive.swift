import SwiftUI

@MainActor func driveStopwatch() {
  let pool = Pool()
  let screen = Screen(PoolView(pool: pool))
  screen.after("Lap") { screen.tap("Lap") }
  screen.after("Lap") { screen.tap("Lap") }
  screen.after("lane = 2") { pool.lane = 2 }
}
