import Combine
import SwiftUI

class Sensor {
  @Published var value = 0.0  // expect: hierarchy-not-migratable "value"
}

final class Thermometer: Sensor, ObservableObject {
  @Published var unit = "°C"
}

struct ThermometerView: View {
  @ObservedObject var thermometer: Thermometer

  var body: some View {
    Text("\(thermometer.value) \(thermometer.unit)")
  }
}
