import Combine
import Observation

@Observable final class Model {
  var name = ""
  var namePublished: Published<String> {
    // error: cannot convert return expression of type 'String' to return type 'Published<String>'
    _name
  }
}
