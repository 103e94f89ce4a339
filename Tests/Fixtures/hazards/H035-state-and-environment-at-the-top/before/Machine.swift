import SwiftUI

final class Machine: ObservableObject {
  @Published var state = State.idle
  @Published var name = ""
}

struct MachineScreen: View {
  @StateObject private var machine = Machine()  // expect: state-object "@StateObject"
  @StateObject private var spare: Machine  // expect: state-object "@StateObject"
  let environment: Environment

  init(environment: Environment) {
    self.environment = environment
    _spare = StateObject(wrappedValue: Machine())
  }

  var body: some View {
    Text(environment.isTest ? "Test" : machine.state.rawValue + spare.name)
    MachineName().environmentObject(machine)
  }
}

struct MachineName: View {
  @EnvironmentObject private var machine: Machine

  var body: some View {
    TextField("Name", text: $machine.name)
  }
}
