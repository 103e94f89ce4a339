import SwiftUI

struct Garage: View {
  private struct Bay: View {
    final class Lift: ObservableObject {  // expect: unsupported-declaration "Lift"
      @Published var height = 0
    }

    @StateObject private var lift = Lift()
    var body: some View { Text("\(lift.height)") }
  }

  var body: some View { Bay() }
}

extension Garage {
  private enum Doors {
    final class Door: ObservableObject {  // expect: unsupported-declaration "Door"
      @Published var isOpen = false
    }
  }

  struct DoorView: View {
    @StateObject private var door = Doors.Door()
    var body: some View { Text("\(door.isOpen)") }
  }
}
