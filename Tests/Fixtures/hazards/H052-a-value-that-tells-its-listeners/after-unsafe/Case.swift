import Combine
import SwiftUI

/// Whoever listens asks for the queue, which is being changed.
struct Queue {
  var items = [1]
  let taken = PassthroughSubject<Int, Never>()

  mutating func take() { taken.send(items.removeLast()) }
}

@Observable final class Counter {
  var queue = Queue()
  var left = 0
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init() {
    queue.taken.sink { [weak self] _ in self?.refresh() }.store(in: &subscriptions)
  }

  func refresh() { left = queue.items.count }

  func serve() { queue.take() }  // expect: mutation-reads-itself "queue"
}

@MainActor struct Line {
  var items = [1]
  var listeners: [() -> Void] = []

  mutating func take() {
    items.removeLast()
    listeners.forEach { $0() }
  }
}

@MainActor @Observable final class Desk {
  var line = Line()
  var left = 0

  init() {
    line.listeners.append { [weak self] in self?.refresh() }
  }

  func refresh() { left = line.items.count }

  func serve() { line.take() }  // expect: mutation-reads-itself "line"
}

struct HallView: View {
  var counter: Counter
  var desk: Desk
  var body: some View { Text("\(counter.left) \(desk.left) \(desk.line.items.count)") }
}
