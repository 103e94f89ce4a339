import SwiftUI

@MainActor
@Observable
final class Engine {
  static let shared = Engine()
  var isRunning = false

  init() {
    start()
  }

  func start() {
    isRunning = true
  }
}

@main
struct EngineApp: App {
  @State private var engine = Engine()

  var body: some Scene {
    WindowGroup {
      EngineView(engine: engine)
    }
    EngineScene()
  }
}

struct EngineScene: Scene {
  @State private var engine = Engine()

  var body: some Scene {
    WindowGroup("Engine", id: "engine") {
      Text("\(engine.isRunning)")
    }
  }
}

struct EngineView: View {
  var engine: Engine
  @State private var shared = Engine.shared

  var body: some View {
    Text("\(engine.isRunning) \(shared.isRunning)")
  }
}
