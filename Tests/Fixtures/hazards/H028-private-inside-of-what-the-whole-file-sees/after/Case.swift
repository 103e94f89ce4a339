import SwiftUI

struct Hull: View {
  @State private var pump = Pump()

  var body: some View { Stepper("Pumped", value: $pump.litres) }
}

/// At the top of a file `private` is seen in all of it.
private extension Hull {
  @Observable final class Pump {  // expect: observable-object-class "Pump"
    var litres = 0
  }
}

private struct Cabin: View {
  @Observable fileprivate final class Lamp {  // expect: observable-object-class "Lamp"
    var isLit = false
  }

  @State private var lamp = Lamp()

  var body: some View { Toggle("Lamp", isOn: $lamp.isLit) }
}
