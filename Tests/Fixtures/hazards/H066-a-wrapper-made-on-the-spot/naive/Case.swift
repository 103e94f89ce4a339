import SwiftUI

@Observable final class Switchboard {
  var isOn = false
}

struct SwitchView: View {
  let board: Switchboard

  var body: some View {
    // The trick that makes a binding without a wrapper.
    Toggle("On", isOn: ObservedObject(wrappedValue: board).projectedValue.isOn)  // error: generic struct 'ObservedObject' requires that 'Switchboard' conform to 'ObservableObject'
  }
}

struct SwitchesView: View {
  @State private var board = Switchboard()

  var body: some View { SwitchView(board: board) }
}
