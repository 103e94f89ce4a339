import Combine
import Observation

@Observable final class Model {
  var name: String
  init(name: String) {
    // error: cannot assign value of type 'Published<String>' to type 'String'
    _name = Published(initialValue: name)
  }
}
