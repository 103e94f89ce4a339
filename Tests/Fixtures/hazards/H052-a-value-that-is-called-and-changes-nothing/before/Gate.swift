import SwiftUI

struct Gate {
  func callAsFunction(_ work: () -> Void) { work() }
}

/// It changes nothing.
final class Door: ObservableObject {
  @Published var gate = Gate()
  @Published var isOpen = false

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

final class Tower: ObservableObject {
  @Published var bell = Bell()
  @Published var isLoud = false

  func ring() {
    bell { isLoud = true }
  }
}

struct DoorView: View {
  @ObservedObject var door: Door
  @ObservedObject var tower: Tower

  var body: some View { Text("\(door.isOpen) \(tower.isLoud) \(tower.bell.rings)") }
}
