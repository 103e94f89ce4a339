import SwiftUI

@MainActor
final class Engine: ObservableObject {
  @Published private(set) var isWarm = false

  init() { start() }

  func start() { isWarm = true }
}

@main
struct TramApp: App {
  @StateObject private var engine = Engine()

  var body: some Scene {
    WindowGroup { CabView(engine: engine) }
    DepotScene()
  }
}

struct DepotScene: Scene {
  @StateObject private var engine = Engine()

  var body: some Scene {
    WindowGroup("Depot", id: "depot") { CabView(engine: engine) }
  }
}

struct CabView: View {
  @ObservedObject var engine: Engine

  var body: some View { Text(engine.isWarm ? "Warm" : "Cold") }
}
