import Combine

class Slot<Value> {
  var value: Value {
    willSet { announce() }
  }

  init(_ value: Value) { self.value = value }

  func announce() {}
}

extension Slot: ObservableObject where Value: Equatable {}  // expect: unsupported-declaration "Slot"

func watch(_ slot: Slot<Int>) -> AnyCancellable {
  slot.objectWillChange.sink { print("changed") }
}
