import Combine
import Foundation
import Observation

@Observable final class Clock {  // expect: observable-object-class "Clock"
  private(set) var ticks = 0
  @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

  func start() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.ticks += 1 }
      .store(in: &subscriptions)
  }
}
