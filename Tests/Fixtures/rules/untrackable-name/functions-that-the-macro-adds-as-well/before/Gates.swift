import SwiftUI

func access(_ door: String) -> Bool { !door.isEmpty }
func withMutation(_ work: () -> Void) { work() }
func shouldNotifyObservers(_ old: Int, _ new: Int) -> Bool { old != new }

final class Gate: ObservableObject {
  @Published var isOpen = false

  func check(_ door: String) {
    // says-next: "is not what '@Observable' adds to 'Gate', and would be; write in front whose it is"
    isOpen = access(door)  // expect: untrackable-name "access"
  }
}

/// Of the type around, and in an initial value.
enum Castle {
  static func access(_ level: Int) -> Bool { level > 2 }

  final class Tower: ObservableObject {
    @Published var isOpen = access(3)  // expect: untrackable-name "access"
  }
}

/// In a type inside of the class, and where it is only named.
final class Wall: ObservableObject {
  @Published var height = 0

  struct Stone {
    let parts = ["a"].filter(access)  // expect: untrackable-name "access"
  }
}

/// Below the class.
class Moat: ObservableObject {
  @Published var depth = 0
}

final class DryMoat: Moat {
  func dig() {
    withMutation { depth += 1 }  // expect: untrackable-name "withMutation"
  }
}

final class Bell: ObservableObject {
  @Published var strokes = 0
}
