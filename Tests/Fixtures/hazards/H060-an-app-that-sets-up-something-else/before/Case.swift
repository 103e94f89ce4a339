import SwiftUI

enum Server {
  @MainActor static var address = ""
  @MainActor static var port = 80
}

enum Theme {
  @MainActor private static var tint = "blue"
  @MainActor static func apply() { tint = "red" }
}

@MainActor
final class Session: ObservableObject {
  @Published var address: String
  @Published var size = UserDefaults.standard.integer(forKey: "size")

  init() { address = Server.address }

  func connect() { print(Server.port) }
}

/// Nothing of what it sets up is needed where the model is made.
@main
struct AtlasApp: App {
  @StateObject private var session = Session()

  init() {
    Server.port = 443
    Theme.apply()
    UserDefaults.standard.set(true, forKey: "launched")
    let session = Server.address
    print(session)
  }

  var body: some Scene {
    WindowGroup { Text("\(session.address) \(session.size)") }
  }
}
