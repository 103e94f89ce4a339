import SwiftUI

final class Oven: ObservableObject {
  @Published var state = OvenState.off
}

struct OvenView: View {
  @StateObject private var oven = Oven()  // expect: state-object "@StateObject"

  var body: some View {
    Text(oven.state == .off ? "Off" : "On")
  }
}

extension Hall {
  struct Stand: View {
    @EnvironmentObject private var oven: Oven

    var body: some View { Text(oven.state == .off ? "Closed" : "Open") }
  }
}

struct List<State>: View {
  @StateObject private var oven = Oven()  // expect: state-object "@StateObject"
  let states: [State]

  var body: some View {
    Text("\(states.count), \(oven.state == .off ? "off" : "on")")
    Hall.Stand().environmentObject(oven)
  }
}
