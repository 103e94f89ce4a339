import Combine
import Observation
@Observable final class CombineOnly {
  var name = ""
}
