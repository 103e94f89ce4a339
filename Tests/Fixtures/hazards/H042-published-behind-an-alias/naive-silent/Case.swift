import Combine
import Observation

typealias Shown = Published

@Observable final class Barometer {
  // Lost: this compiles, and tells nobody of a change.
  @ObservationIgnored @Shown var pressure = 1013
}
