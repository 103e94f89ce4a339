import Observation

@Observable final class Model {
  var name = "" {
    willSet { objectWillChange.send() }  // error: cannot find 'objectWillChange' in scope
  }
}
