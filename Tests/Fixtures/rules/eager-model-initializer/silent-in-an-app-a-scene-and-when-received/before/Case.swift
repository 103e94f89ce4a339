import SwiftUI

@MainActor
final class Engine: ObservableObject {
  static let shared = Engine()
  @Published var isRunning = false

  init() {
    start()
  }

  func start() {
    isRunning = true
  }
}

@main
struct EngineApp: App {
  @StateObject private var engine = Engine()

  var body: some Scene {
    WindowGroup {
      EngineView(engine: engine)
    }
    EngineScene()
  }
}

struct EngineScene: Scene {
  @StateObject private var engine = Engine()

  var body: some Scene {
    WindowGroup("Engine", id: "engine") {
      Text("\(engine.isRunning)")
    }
  }
}

struct EngineView: View {
  @ObservedObject var engine: Engine
  @StateObject private var shared = Engine.shared

  var body: some View {
    Text("\(engine.isRunning) \(shared.isRunning)")
  }
}
