import Combine
import Observation

@Observable final class Profile {
  var name: String

  init(name: String) {
    self.name = name
  }
}
