import SwiftUI

@Observable final class EggTimer {
  private(set) var seconds = 180
  private var task: Task<Void, Never>?

  var isRunning: Bool { task != nil }

  func start() {
    task = Task { seconds -= 1 }
  }

  deinit {
    task?.cancel()  // error: main actor-isolated property 'task' can not be referenced
  }
}

@main
struct KitchenApp: App {
  @State private var timer = EggTimer()

  var body: some Scene {
    WindowGroup {
      Button(timer.isRunning ? "\(timer.seconds)" : "Start") { timer.start() }
    }
  }
}
