import SwiftUI

@MainActor func driveLoom() {
  let loom = Loom()
  let screen = Screen(LoomView(loom: loom))
  screen.after("pattern = twill") { loom.pattern = "twill" }
  screen.after("weave()") { loom.weave() }
  print("pattern is \(loom.pattern)")
}
