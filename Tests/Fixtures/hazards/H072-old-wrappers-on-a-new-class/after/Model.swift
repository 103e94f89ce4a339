import Combine
import Observation

@Observable final class Stopwatch {
  var minutes = 25
}
