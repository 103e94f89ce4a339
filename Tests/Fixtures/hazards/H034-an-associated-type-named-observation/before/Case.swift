import SwiftUI

protocol Sensor {
  associatedtype Observation  // expect: framework-name-shadowed "Observation"

  func observe() -> Observation
}

protocol Probe: Sensor {}

/// What its function gives says what an 'Observation' is.
final class Thermometer: ObservableObject, Probe {
  @Published var degrees = 20

  func observe() -> Int { degrees }
}

struct ThermometerView: View {
  @ObservedObject var thermometer: Thermometer

  var body: some View { Text("\(thermometer.degrees)") }
}
