import SwiftUI

@MainActor final class Depot {
  static let shared = Depot()
  private var parts: [String: Int] = [:]

  func register(_ name: String, _ part: Int) { parts[name] = part }

  func part(_ name: String) -> Int { parts[name]! }
}

/// It asks as soon as it is made.
@MainActor @propertyWrapper struct Fetched {
  let wrappedValue: Int

  init(_ name: String) { wrappedValue = Depot.shared.part(name) }
}

@MainActor @Observable final class Engine {
  var speed = 0
  @ObservationIgnored @Fetched("wheel") var wheel: Int
}

@main
struct WorkshopApp: App {
  @State private var engine = Engine()  // expect: eager-model-initializer "@StateObject"

  init() { Depot.shared.register("wheel", 4) }

  var body: some Scene {
    WindowGroup { Text("\(engine.speed)") }
  }
}
