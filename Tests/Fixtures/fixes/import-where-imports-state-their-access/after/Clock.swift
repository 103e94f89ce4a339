internal import Observation

@Observable final class Clock {
  var hour = 0
}
