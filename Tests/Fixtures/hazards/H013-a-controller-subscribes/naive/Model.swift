import Combine
import Observation

@Observable final class Download {
  var progress = 0.0
  var fileName = ""
}
