import SwiftUI

final class Thermostat: ObservableObject {
  var degrees = 20 {
    didSet { announce() }
  }
}

struct ThermostatView: View {
  let thermostat = Thermostat()

  var body: some View { Text("\(thermostat.degrees)°, \(thermostat.changes) changes") }
}
