import SwiftUI

extension Bell {
  func ring() -> Bool {
    strokes += 1
    return shouldNotifyObservers(strokes, 0)  // expect: untrackable-name "shouldNotifyObservers"
  }
}

struct CastleView: View {
  @StateObject private var gate = Gate()
  @StateObject private var tower = Castle.Tower()
  @StateObject private var wall = Wall()
  @StateObject private var moat = DryMoat()
  @StateObject private var bell = Bell()

  var body: some View {
    Text("\(gate.isOpen) \(tower.isOpen) \(wall.height) \(moat.depth) \(bell.strokes)")
  }
}

let withMutation: Int? = 3

final class Clock: ObservableObject {
  @Published var hour = 0

  func strike() {
    if let withMutation { hour = withMutation }  // expect: untrackable-name "withMutation"
  }
}

struct ClockView: View {
  @StateObject private var clock = Clock()

  var body: some View { Text("\(clock.hour)") }
}
