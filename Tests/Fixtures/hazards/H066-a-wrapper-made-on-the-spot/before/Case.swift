import SwiftUI

final class Switchboard: ObservableObject {
  @Published var isOn = false
}

struct SwitchView: View {
  let board: Switchboard

  var body: some View {
    // The trick that makes a binding without a wrapper.
    Toggle("On", isOn: ObservedObject(wrappedValue: board).projectedValue.isOn)  // expect: object-wrapper "ObservedObject"
  }
}

struct SwitchesView: View {
  @StateObject private var board = Switchboard()

  var body: some View { SwitchView(board: board) }
}
