import Combine
import Observation

@Observable final class Speedometer {
  var speed = 0
}

struct Dashboard {
  private(set) var instruments: [any ObservableObject] = []

  mutating func mount(_ instrument: any ObservableObject) { instruments.append(instrument) }
}

func mountSpeedometer(on dashboard: inout Dashboard) {
  dashboard.mount(Speedometer())  // error: does not conform to expected type 'ObservableObject'
}
