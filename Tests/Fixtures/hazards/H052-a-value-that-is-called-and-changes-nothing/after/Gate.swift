import SwiftUI

struct Gate {
  func callAsFunction(_ work: () -> Void) { work() }
}

/// It changes nothing.
@Observable final class Door {
  var gate = Gate()
  var isOpen = false

  func open() {
    gate { isOpen = !isOpen }
  }
}

/// It changes, and what it runs does not look.
struct Bell {
  var rings = 0

  mutating func callAsFunction(_ work: () -> Void) {
    rings += 1
    work()
  }
}

@Observable final class Tower {
  var bell = Bell()
  var isLoud = false

  func ring() {
    bell { isLoud = true }
  }
}

struct DoorView: View {
  var door: Door
  var tower: Tower

  var body: some View { Text("\(door.isOpen) \(tower.isLoud) \(tower.bell.rings)") }
}
