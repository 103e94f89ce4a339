import SwiftUI

@Observable final class Lamp {
  var isOn = false
}

struct Bulb: View {
  @Environment(Lamp.self) private var lamp

  var body: some View {
    @Bindable var lamp = lamp
    Toggle("On", isOn: $lamp.isOn)
  }
}

#Preview {
  struct Room: View {
    var body: some View {
      Bulb()
    }
  }
  return Room()  // expect: environment-model-not-provided "Room"
}
