import SwiftUI

@Observable final class Thermostat {
  var degrees = 20 {
    didSet { announce() }  // error: cannot find 'announce' in scope
  }
}

struct ThermostatView: View {
  let thermostat = Thermostat()

  var body: some View { Text("\(thermostat.degrees)°, \(thermostat.changes) changes") }
}
