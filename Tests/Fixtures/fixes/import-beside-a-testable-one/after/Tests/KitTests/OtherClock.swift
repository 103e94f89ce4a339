@testable import Kit
import Combine
import Observation

@Observable final class OtherClock: Ticking {
  var ticks = 0
}
