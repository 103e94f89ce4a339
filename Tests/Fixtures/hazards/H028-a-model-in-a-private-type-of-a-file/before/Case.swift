import SwiftUI

/// At the top of a file `private` is seen in all of it.
private enum Yard {
  final class Gate: ObservableObject {  // expect: observable-object-class "Gate"
    @Published var isOpen = false
  }
}

private struct GateView: View {
  @StateObject var gate = Yard.Gate()
  var body: some View { Text("\(gate.isOpen)") }
}
