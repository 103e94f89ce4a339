import Combine
import Observation

/// The package beside the app says nothing of the app.
@Observable final class Cart {
  var items: [String] = []
}
