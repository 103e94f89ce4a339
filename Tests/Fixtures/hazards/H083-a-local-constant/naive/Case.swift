import Combine
import Observation

@Observable final class Pump {
  var isRunning = false
}

func inspect(_ pump: Pump) -> String {
  // error: value of type 'Pump' does not conform to specified type 'ObservableObject'
  let object: any ObservableObject = pump
  return "\(type(of: object))"
}
