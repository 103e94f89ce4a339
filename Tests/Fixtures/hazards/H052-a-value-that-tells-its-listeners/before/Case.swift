import Combine
import SwiftUI

/// Whoever listens asks for the queue, which is being changed.
struct Queue {
  var items = [1]
  let taken = PassthroughSubject<Int, Never>()

  mutating func take() { taken.send(items.removeLast()) }
}

final class Counter: ObservableObject {
  @Published var queue = Queue()
  @Published var left = 0
  private var subscriptions: Set<AnyCancellable> = []

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

@MainActor final class Desk: ObservableObject {
  @Published var line = Line()
  @Published var left = 0

  init() {
    line.listeners.append { [weak self] in self?.refresh() }
  }

  func refresh() { left = line.items.count }

  func serve() { line.take() }  // expect: mutation-reads-itself "line"
}

struct HallView: View {
  @ObservedObject var counter: Counter
  @ObservedObject var desk: Desk
  var body: some View { Text("\(counter.left) \(desk.left) \(desk.line.items.count)") }
}
