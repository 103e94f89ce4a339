import SwiftUI

@MainActor
@Observable
final class Engine {
  private(set) var isWarm = false

  init() { start() }

  func start() { isWarm = true }
}

@main
struct TramApp: App {
  @State private var engine = Engine()

  var body: some Scene {
    WindowGroup { CabView(engine: engine) }
    DepotScene()
  }
}

struct DepotScene: Scene {
  @State private var engine = Engine()

  var body: some Scene {
    WindowGroup("Depot", id: "depot") { CabView(engine: engine) }
  }
}

struct CabView: View {
  var engine: Engine

  var body: some View { Text(engine.isWarm ? "Warm" : "Cold") }
}
