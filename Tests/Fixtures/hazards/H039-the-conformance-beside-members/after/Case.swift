import SwiftUI

@MainActor
@Observable
final class Elevator {  // expect: observable-object-class "Elevator"
  private(set) var floor = 0
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
