import Combine
import Observation

/// A value at file scope.
struct Model {
  var depth = 0
}

enum Flow {
  /// A class of the same name, one level down.
  @Observable final class Model {
    var step = 1
  }

  enum Step {}
}
