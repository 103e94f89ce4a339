import Foundation
import Observation

@Observable final class Clock {
  private(set) var ticks = 0
  private var subscriptions = Set<AnyCancellable>()  // error: cannot find type 'AnyCancellable'

  func start() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.ticks += 1 }
      .store(in: &subscriptions)
  }
}
