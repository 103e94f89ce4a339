import SwiftUI

@Observable final class Thermostat {
  var degrees = 20 {
    didSet {
      if degrees > 28 { degrees = 28 }
    }
  }
}

struct ThermostatView: View {
  @State private var thermostat = Thermostat()

  var body: some View {
    Stepper("\(thermostat.degrees)°", value: $thermostat.degrees)
  }
}
