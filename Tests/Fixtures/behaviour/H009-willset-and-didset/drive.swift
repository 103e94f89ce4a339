import SwiftUI

@MainActor func driveElevator() {
  let elevator = Elevator()
  let screen = Screen(ElevatorView(elevator: elevator))
  screen.after("floor = 4") { elevator.floor = 4 }
  screen.after("floor += 1") { elevator.floor += 1 }
  screen.after("twice") {
    elevator.floor = 7
    elevator.floor = 8
  }
}
