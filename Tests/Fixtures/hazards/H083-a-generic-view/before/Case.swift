import SwiftUI

final class Elevator: ObservableObject {
  @Published var floor = 0
}

/// Draws its content anew whenever the object changes.
struct Observing<Object, Content: View>: View where Object: ObservableObject {
  @ObservedObject var object: Object
  @ViewBuilder let content: (Object) -> Content

  var body: some View { content(object) }
}

struct ElevatorView: View {
  let elevator: Elevator

  var body: some View {
    Observing(object: elevator) { elevator in  // expect: constrained-to-observable-object "Observing"
      Text("Floor \(elevator.floor)")
    }
  }
}
