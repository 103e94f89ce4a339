import Combine
import Observation

@Observable final class Beacon {
  var isLit = false
}

struct Watch {
  // error: 'ObjectWillChangePublisher' is not a member type of class
  let publisher: Beacon.ObjectWillChangePublisher?
}
