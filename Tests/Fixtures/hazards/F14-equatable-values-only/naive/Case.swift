import Combine
import Observation

class Slot<Value> {
  var value: Value {
    willSet { announce() }
  }

  init(_ value: Value) { self.value = value }

  func announce() {}
}

// error: 'extension' macro cannot be attached to extension
@Observable extension Slot where Value: Equatable {}

func watch(_ slot: Slot<Int>) -> AnyCancellable {
  slot.objectWillChange.sink { print("changed") }
}
