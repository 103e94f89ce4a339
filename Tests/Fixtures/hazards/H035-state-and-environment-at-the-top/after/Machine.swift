import SwiftUI

@Observable final class Machine {
  var state = State.idle
  var name = ""
}

struct MachineScreen: View {
  @SwiftUI.State private var machine = Machine()  // expect: state-object "@StateObject"
  @SwiftUI.State private var spare: Machine  // expect: state-object "@StateObject"
  let environment: Environment

  init(environment: Environment) {
    self.environment = environment
    _spare = SwiftUI.State(wrappedValue: Machine())
  }

  var body: some View {
    Text(environment.isTest ? "Test" : machine.state.rawValue + spare.name)
    MachineName().environment(machine)
  }
}

struct MachineName: View {
  @SwiftUI.Environment(Machine.self) private var machine

  var body: some View {
    @Bindable var machine = machine
    TextField("Name", text: $machine.name)
  }
}
