import SwiftUI

final class Thermostat: ObservableObject {
  @Published var degrees = 20 {
    didSet {
      if degrees > 28 { degrees = 28 }
    }
  }
}

struct ThermostatView: View {
  @StateObject private var thermostat = Thermostat()

  var body: some View {
    Stepper("\(thermostat.degrees)°", value: $thermostat.degrees)
  }
}
