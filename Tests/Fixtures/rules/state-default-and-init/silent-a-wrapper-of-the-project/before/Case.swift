/// Not the one of SwiftUI.
@propertyWrapper
struct State<Value> {
  var wrappedValue: Value
}

struct Machine {
  @State var isOn = false
  @State var speed = 1

  init(speed: Int) {
    _speed = State(wrappedValue: speed)
  }
}
