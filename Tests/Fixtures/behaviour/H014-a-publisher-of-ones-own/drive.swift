import SwiftUI

@MainActor func driveBeacon() {
  let beacon = Beacon()
  let screen = Screen(BeaconView(beacon: beacon))
  screen.after("warn()") { beacon.warn() }
  screen.after("blink()") { beacon.blink() }
}
