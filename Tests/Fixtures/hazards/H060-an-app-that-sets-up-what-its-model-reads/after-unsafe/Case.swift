import SwiftUI

enum Server {
  @MainActor static var address = ""
}

@MainActor final class Registry {
  static let shared = Registry()
  private var names: [String] = []

  func register(_ name: String) { names.append(name) }

  func first() -> String { names[0] }
}

@MainActor
@Observable
final class Session {
  var address: String

  init() { address = Server.address }

  static func make() -> Session { Session() }
}

@MainActor
@Observable
final class Catalog {
  static let shared = Catalog()
  var title = Registry.shared.first()
}

@MainActor
@Observable
final class Settings {
  var size = UserDefaults.standard.integer(forKey: "size")
}

@main
struct AtlasApp: App {
  @State private var session = Session()  // expect: eager-model-initializer "@StateObject"
  @State private var second = Session.make()  // expect: eager-model-initializer "@StateObject"
  @State private var catalog = Catalog.shared  // expect: eager-model-initializer "@StateObject"
  @State private var settings = Settings()  // expect: eager-model-initializer "@StateObject"

  init() {
    Server.address = "atlas.example"
    Registry.shared.register("Europe")
    UserDefaults.standard.register(defaults: ["size": 12])
  }

  var body: some Scene {
    WindowGroup {
      Text("\(session.address) \(second.address) \(catalog.title) \(settings.size)")
    }
  }
}
