import SwiftUI

@MainActor
final class Elevator {  // expect: observable-object-class "Elevator"
  @Published private(set) var floor = 0
}

@MainActor
extension Elevator: ObservableObject {
  /// One floor up.
  func rise() { floor += 1 }
}

struct ElevatorView: View {
  @ObservedObject var elevator: Elevator

  var body: some View {
    Button("Floor \(elevator.floor)", action: elevator.rise)
  }
}
