import Combine
import Observation

@Observable final class Library {
  var title = ""
}
