import Observation
import SwiftUI

@Observable final class Elevator {
  var floor = 0
}

@MainActor
final class FlightRecorder {
  private(set) var floors: [Int] = []

  func record(_ elevator: Elevator) {
    // Lost: all changes but the first, of which only the old floor is seen.
    withObservationTracking {
      floors.append(elevator.floor)
    } onChange: {
      MainActor.assumeIsolated { self.floors.append(-1) }
    }
  }
}

struct ElevatorView: View {
  @Bindable var elevator: Elevator

  var body: some View {
    Stepper("Floor", value: $elevator.floor)
  }
}
