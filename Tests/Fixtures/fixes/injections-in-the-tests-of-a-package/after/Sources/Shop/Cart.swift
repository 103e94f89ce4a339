import Combine
import Observation

@MainActor
@Observable
class Cart {
  var items: [String] = []
}
