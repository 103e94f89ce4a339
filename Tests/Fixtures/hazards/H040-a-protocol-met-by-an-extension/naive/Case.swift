import Combine
import Observation

// error: type 'Aquarium' does not conform to protocol 'Refreshing'
@Observable final class Aquarium: Refreshing {
  var fish = 3
}

protocol Refreshing {
  func refresh() -> String
}

extension Refreshing where Self: ObservableObject {
  func refresh() -> String { "\(type(of: self)) is fresh" }
}
