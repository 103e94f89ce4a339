import Combine
import Foundation
import Observation
@testable import Kit

@Observable final class FakeClock: Ticking, Resetting {
  var ticks = 0

  func reset() { ticks = 0 }
}
