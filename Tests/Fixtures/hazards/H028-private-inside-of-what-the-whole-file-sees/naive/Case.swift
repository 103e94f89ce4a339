import SwiftUI

struct Hull: View {
  @State private var pump = Pump()

  var body: some View { Stepper("Pumped", value: $pump.litres) }
}

/// At the top of a file `private` is seen in all of it.
private extension Hull {
  // error: 'Pump' is inaccessible due to 'private' protection level
  @Observable private final class Pump {
    var litres = 0
  }
}

private struct Cabin: View {
  // error: 'Lamp' is inaccessible due to 'private' protection level
  @Observable private final class Lamp {
    var isLit = false
  }

  @State private var lamp = Lamp()

  var body: some View { Toggle("Lamp", isOn: $lamp.isLit) }
}
