import Combine
import Foundation
@testable import Kit

final class FakeClock: ObservableObject, Ticking, Resetting {
  @Published var ticks = 0

  func reset() { ticks = 0 }
}
