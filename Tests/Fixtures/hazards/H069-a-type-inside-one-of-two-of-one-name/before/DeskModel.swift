import SwiftUI

// Two types are called 'Desk', and only one type 'Desk.Model'.
extension Desk {
  final class Model: ObservableObject {
    @Published var isLit = false
  }
}

final class Clock: ObservableObject {
  @Published var time = 0
}

struct DeskLamp: View {
  @EnvironmentObject var model: Desk.Model  // expect: environment-object "@EnvironmentObject"
  var body: some View { Toggle("Lit", isOn: $model.isLit) }
}

struct ClockView: View {
  @StateObject var clock = Clock()
  var body: some View { Text("\(clock.time)") }
}

struct DeskPreview: PreviewProvider {
  static var previews: some View {
    DeskLamp().environmentObject(Desk.Model())
  }
}
