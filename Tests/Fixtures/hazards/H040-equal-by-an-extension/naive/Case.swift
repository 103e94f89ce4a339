import Combine
import Observation

extension ObservableObject {
  static func == (left: Self, right: Self) -> Bool { left === right }
}

// error: type 'Parcel' does not conform to protocol 'Equatable'
@Observable final class Parcel: Equatable {
  var weight = 2
}
