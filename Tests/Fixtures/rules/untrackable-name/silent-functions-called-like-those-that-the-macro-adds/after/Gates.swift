import SwiftUI

func access(_ door: String) -> Bool { !door.isEmpty }

struct Keeper {
  func access(_ door: String) -> Bool { door == "main" }
}

/// Of something else, and of locals and parameters.
@Observable final class Gate {
  var isOpen = false
  let keeper = Keeper()

  func check(_ door: String) { isOpen = keeper.access(door) }

  func check(_ doors: [String], access: (String) -> Bool) {
    isOpen = doors.allSatisfy { access($0) }
  }

  func checkAll(_ doors: [String]) {
    let access = doors.filter { !$0.isEmpty }
    isOpen = access.count == doors.count
  }

  func checkInTurn(_ doors: [String]) {
    func access(_ number: Int) -> Bool { number < doors.count && !doors[number].isEmpty }
    isOpen = access(0) && access(1)
  }
}

/// Of the class, of one above it, and of a protocol.
class Fence {
  func access(_ height: Int) -> Int { height }
}

protocol Measured: AnyObject {
  var height: Int { get }
}

extension Measured {
  func withMutation(_ work: (Int) -> Void) { work(height) }
}

@Observable final class Wall: Fence, Measured {
  var height = 0

  func raise() {
    height = access(height + 1)
    withMutation { print($0) }
  }
}

@Observable final class Moat {
  var depth = 0

  private func access(_ side: String) -> Bool { side == "north" }

  func dig() { if access("north") { depth += 1 } }
}

/// Around a model, which has nothing to do with it.
final class Castle {
  @Observable final class Tower {
    var floors = 0
  }

  func isOpen() -> Bool { access("main") }
}

struct CastleView: View {
  @State private var gate = Gate()
  @State private var wall = Wall()
  @State private var moat = Moat()
  @State private var tower = Castle.Tower()

  var body: some View {
    Text("\(gate.isOpen) \(wall.height) \(moat.depth) \(tower.floors) \(access("x"))")
  }
}
