import SwiftUI

final class EggTimer: ObservableObject {
  @Published private(set) var seconds = 180
  private var task: Task<Void, Never>?  // expect: unsupported-declaration "task"

  var isRunning: Bool { task != nil }

  func start() {
    task = Task { seconds -= 1 }
  }

  deinit { task?.cancel() }
}

@main
struct KitchenApp: App {
  @StateObject private var timer = EggTimer()

  var body: some Scene {
    WindowGroup {
      Button(timer.isRunning ? "\(timer.seconds)" : "Start") { timer.start() }
    }
  }
}
