import SwiftUI

@Observable final class Monitor {
  var count = 0

  init() {
    start()
  }

  private func start() {
    print("started")
  }
}

/// Made by each initialiser today.
struct MonitorView: View {
  @State private var monitor: Monitor

  init() {
    let monitor = Monitor()
    _monitor = State(wrappedValue: monitor)
  }

  var body: some View {
    Text("\(monitor.count)")
  }
}

struct MonitorLabel: View {
  @State private var monitor: Monitor

  init(monitor: Monitor = Monitor()) {
    _monitor = State(wrappedValue: monitor)
  }

  var body: some View {
    Text("\(monitor.count)")
  }
}
