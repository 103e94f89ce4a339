import Combine
import Observation

@Observable final class Lamp {
  var isOn = false
}

func describe<Model: ObservableObject>(_ model: Model) -> String { "\(type(of: model))" }

func describeAll(_ lamps: [Lamp]) -> [String] {
  // error: requires that 'Lamp' conform to 'ObservableObject'
  lamps.map { describe($0) }
}
