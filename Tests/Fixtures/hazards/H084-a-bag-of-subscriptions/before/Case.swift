import Combine
import Foundation

final class Clock: ObservableObject {  // expect: observable-object-class "Clock"
  @Published private(set) var ticks = 0
  private var subscriptions = Set<AnyCancellable>()

  func start() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.ticks += 1 }
      .store(in: &subscriptions)
  }
}
