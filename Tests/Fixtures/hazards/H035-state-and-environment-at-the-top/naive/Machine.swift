import SwiftUI

@Observable final class Machine {
  var state = State.idle
  var name = ""
}

struct MachineScreen: View {
  @State private var machine = Machine()  // error: enum 'State' cannot be used as an attribute
  @State private var spare: Machine
  let environment: Environment

  init(environment: Environment) {
    self.environment = environment
    _spare = State(wrappedValue: Machine())
  }

  var body: some View {
    Text(environment.isTest ? "Test" : machine.state.rawValue + spare.name)
    MachineName().environment(machine)
  }
}

struct MachineName: View {
  @Environment(Machine.self) private var machine  // error: struct 'Environment' cannot be used as an attribute

  var body: some View {
    @Bindable var machine = machine
    TextField("Name", text: $machine.name)
  }
}
