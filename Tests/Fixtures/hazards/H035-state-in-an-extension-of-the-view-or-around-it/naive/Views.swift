import SwiftUI

@Observable final class Oven {
  var state = OvenState.off
}

struct OvenView: View {
  @State private var oven = Oven()  // error: cannot be used as an attribute

  var body: some View {
    Text(oven.state == .off ? "Off" : "On")
  }
}

extension Hall {
  struct Stand: View {
    @Environment(Oven.self) private var oven  // error: cannot be used as an attribute

    var body: some View { Text(oven.state == .off ? "Closed" : "Open") }
  }
}

struct List<State>: View {
  @State private var oven = Oven()  // error: unknown attribute 'State'
  let states: [State]

  var body: some View {
    Text("\(states.count), \(oven.state == .off ? "off" : "on")")
    Hall.Stand().environment(oven)
  }
}
