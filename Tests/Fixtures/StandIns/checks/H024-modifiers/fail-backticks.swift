import Observation

@Observable final class Model {
  var `default` = 1  // error: expected
}
