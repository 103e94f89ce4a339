import SwiftUI

@Observable final class Oven {
  var state = OvenState.off
}

struct OvenView: View {
  @SwiftUI.State private var oven = Oven()  // expect: state-object "@StateObject"

  var body: some View {
    Text(oven.state == .off ? "Off" : "On")
  }
}

extension Hall {
  struct Stand: View {
    @SwiftUI.Environment(Oven.self) private var oven

    var body: some View { Text(oven.state == .off ? "Closed" : "Open") }
  }
}

struct List<State>: View {
  @SwiftUI.State private var oven = Oven()  // expect: state-object "@StateObject"
  let states: [State]

  var body: some View {
    Text("\(states.count), \(oven.state == .off ? "off" : "on")")
    Hall.Stand().environment(oven)
  }
}
