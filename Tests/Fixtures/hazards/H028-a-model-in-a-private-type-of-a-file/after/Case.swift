import SwiftUI

/// At the top of a file `private` is seen in all of it.
private enum Yard {
  @Observable final class Gate {  // expect: observable-object-class "Gate"
    var isOpen = false
  }
}

private struct GateView: View {
  @State var gate = Yard.Gate()
  var body: some View { Text("\(gate.isOpen)") }
}
