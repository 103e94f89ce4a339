import Combine
import SwiftUI

final class Elevator: ObservableObject {
  @Published var floor = 0
}

@MainActor
final class FlightRecorder {
  private(set) var floors: [Int] = []
  private var subscription: AnyCancellable?

  func record(_ elevator: Elevator) {
    subscription = elevator.$floor  // expect: published-projection "$floor"
      .sink { [weak self] floor in
        self?.floors.append(floor)
      }
  }
}

struct ElevatorView: View {
  @ObservedObject var elevator: Elevator

  var body: some View {
    Stepper("Floor", value: $elevator.floor)
  }
}
