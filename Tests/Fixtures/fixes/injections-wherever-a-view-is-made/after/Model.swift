import Foundation
import Combine
import Observation

@MainActor @Observable final class Player {
  static let preview = Player()
  var title = ""
}

@Observable final class Queue {
  var titles: [String] = []
}
