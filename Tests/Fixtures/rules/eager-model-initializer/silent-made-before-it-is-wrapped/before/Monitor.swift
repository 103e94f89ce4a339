import SwiftUI

final class Monitor: ObservableObject {
  @Published var count = 0

  init() {
    start()
  }

  private func start() {
    print("started")
  }
}

/// Made by each initialiser today.
struct MonitorView: View {
  @StateObject private var monitor: Monitor

  init() {
    let monitor = Monitor()
    _monitor = StateObject(wrappedValue: monitor)
  }

  var body: some View {
    Text("\(monitor.count)")
  }
}

struct MonitorLabel: View {
  @StateObject private var monitor: Monitor

  init(monitor: Monitor = Monitor()) {
    _monitor = StateObject(wrappedValue: monitor)
  }

  var body: some View {
    Text("\(monitor.count)")
  }
}
