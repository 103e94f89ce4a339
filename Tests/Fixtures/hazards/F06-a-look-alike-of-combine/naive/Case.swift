import Observation
import OpenCombine

@Observable final class Pump {
  var litres = 0
}

final class Station {
  private let pump = Pump()
  private var subscription: AnyCancellable?

  func watch() {
    // error: value of type 'Pump' has no member 'objectWillChange'
    subscription = pump.objectWillChange.sink { print("the pump is at work") }
  }
}
