import SwiftUI

// Loses: 'floor' publishes to nobody, since the class lost its conformance and got no macro.
@MainActor
final class Elevator {
  @Published private(set) var floor = 0
}

@MainActor
extension Elevator {
  /// One floor up.
  func rise() { floor += 1 }
}

struct ElevatorView: View {
  var elevator: Elevator

  var body: some View {
    Button("Floor \(elevator.floor)", action: elevator.rise)
  }
}
