import Observation
import SwiftUI

@Observable
final class Lamp {
  var isOn = false
}

struct LampView: View {
  @Bindable var lamp: Lamp
  let spare: Lamp

  var body: some View {
    @Bindable var spare = spare
    Text("The lamp is \($lamp.isOn.wrappedValue ? "on" : "off")")
    Toggle("Spare", isOn: $spare.isOn)
  }
}

struct LampSwitch: View {
  @Binding var isOn: Bool
  @State private var lamp = Lamp()

  var body: some View {
    Toggle("On", isOn: $isOn)
    Text("@Bindable var lamp: Lamp is \(lamp.isOn)")
  }
}
