import Combine
import SwiftUI

@Observable final class Elevator {
  var floor = 0 {
    willSet { floorSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var floorSubject = CurrentValueSubject<_, Never>(floor)
}

@MainActor
final class FlightRecorder {
  private(set) var floors: [Int] = []
  private var subscription: AnyCancellable?

  func record(_ elevator: Elevator) {
    subscription = elevator.floorSubject  // expect: published-projection "$floor"
      .sink { [weak self] floor in
        self?.floors.append(floor)
      }
  }
}

struct ElevatorView: View {
  @Bindable var elevator: Elevator

  var body: some View {
    Stepper("Floor", value: $elevator.floor)
  }
}
