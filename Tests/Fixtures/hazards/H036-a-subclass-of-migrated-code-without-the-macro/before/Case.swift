import SwiftUI

@Observable class Appliance {
  var isOn = false
}

final class Oven: Appliance {  // expect: partially-observable-hierarchy "Oven"
  var degrees = 180
}

@Observable final class Toaster: Appliance {
  var slices = 2
}

/// Stores nothing of its own.
final class Lamp: Appliance {
  var label: String { isOn ? "On" : "Off" }
}

struct KitchenView: View {
  @State private var oven = Oven()
  @State private var toaster = Toaster()
  @State private var lamp = Lamp()

  var body: some View {
    Stepper("\(oven.degrees) °C", value: $oven.degrees)
    Stepper("\(toaster.slices)", value: $toaster.slices)
    Toggle(lamp.label, isOn: $lamp.isOn)
  }
}
