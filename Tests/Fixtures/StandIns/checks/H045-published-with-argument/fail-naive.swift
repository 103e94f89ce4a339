import Observation

@Observable final class Model {  // error: class 'Model' has no initializers
  var count: Int
}
