import SwiftUI

final class Elevator: ObservableObject {
  @Published var floor = 0 {
    willSet { print("willSet: \(floor), soon \(newValue)") }
    didSet { print("didSet: \(floor), was \(oldValue)") }
  }
}

struct ElevatorView: View {
  @ObservedObject var elevator: Elevator

  var body: some View { Text("floor \(elevator.floor)") }
}
