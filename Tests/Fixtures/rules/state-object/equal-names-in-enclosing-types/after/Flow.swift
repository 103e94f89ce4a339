import Combine
import Observation

/// Three models of one name; which one is meant depends on where the name stands.
@Observable final class Model {
  var depth = 0
}

enum Flow {
  @Observable final class Model {
    var step = 1
  }

  enum Step {}
  enum Summary {
    struct Model {
      var text = ""
    }
  }
}
