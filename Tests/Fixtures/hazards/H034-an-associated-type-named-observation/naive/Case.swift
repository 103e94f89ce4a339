import SwiftUI

protocol Sensor {
  associatedtype Observation

  func observe() -> Observation
}

// error: has no member 'ObservationRegistrar'
@Observable final class Thermometer: Sensor {
  var degrees = 20

  func observe() -> Int { degrees }
}
