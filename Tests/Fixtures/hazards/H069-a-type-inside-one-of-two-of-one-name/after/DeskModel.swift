import SwiftUI

// Two types are called 'Desk', and only one type 'Desk.Model'.
extension Desk {
  @Observable final class Model {
    var isLit = false
  }
}

@Observable final class Clock {
  var time = 0
}

struct DeskLamp: View {
  @Environment(Desk.Model.self) var model  // expect: environment-object "@EnvironmentObject"
  var body: some View { Toggle("Lit", isOn: Bindable(model).isLit) }
}

struct ClockView: View {
  @State var clock = Clock()
  var body: some View { Text("\(clock.time)") }
}

struct DeskPreview: PreviewProvider {
  static var previews: some View {
    DeskLamp().environment(Desk.Model())
  }
}
