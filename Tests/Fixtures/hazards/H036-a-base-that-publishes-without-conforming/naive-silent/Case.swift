import Combine
import SwiftUI

// Loses: 'objectWillChange' of a subclass also speaks for what its superclasses publish; here
// 'value' is neither announced nor tracked.
class Sensor {
  @Published var value = 0.0
}

@Observable final class Thermometer: Sensor {
  var unit = "°C"
}

struct ThermometerView: View {
  var thermometer: Thermometer

  var body: some View {
    Text("\(thermometer.value) \(thermometer.unit)")
  }
}
