import Combine
import Observation

@MainActor
@Observable
final class Game {
  var score = 0
}
