import Combine
import Observation

@Observable final class Cart {
  var items: [String] = []
}
