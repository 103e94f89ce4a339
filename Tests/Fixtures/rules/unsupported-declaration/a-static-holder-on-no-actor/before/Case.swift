import SwiftUI

// Under Swift 6 a static variable has to be on an actor, unless a wrapper keeps it.
final class Wheel: ObservableObject {
  @Published var turn = 1
}

enum Samples {
  @ObservedObject static var wheel = Wheel()  // expect: unsupported-declaration "wheel"
}

struct WheelView: View {
  @ObservedObject var wheel: Wheel

  var body: some View { Text("\(wheel.turn)") }
}
