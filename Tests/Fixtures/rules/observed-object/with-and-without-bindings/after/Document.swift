import Combine
import Observation

@Observable final class Document {
  var title = ""
}

@MainActor
@Observable
final class Recents {
  static let shared = Recents()
  var names: [String] = []
}
