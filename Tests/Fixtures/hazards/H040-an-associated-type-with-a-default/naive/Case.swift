import Combine
import Observation

@Observable final class Tray {
  var cups = 2
}

protocol Serving {
  associatedtype Model: ObservableObject = Tray
  func serve() -> Model
}

// error: type 'Waiter' does not conform to protocol 'Serving'
struct Waiter: Serving {
  func serve() -> Model { Model() }
}
