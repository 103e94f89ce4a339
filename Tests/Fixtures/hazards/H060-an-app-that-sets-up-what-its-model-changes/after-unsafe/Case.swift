import SwiftUI

@MainActor enum Analytics {
  private static var events: [String]!

  static func start() { events = [] }

  static func track(_ event: String) { events.append(event) }
}

@MainActor @Observable final class Store {
  var count = 0

  init() { Analytics.track("store") }
}

@main
struct ShopApp: App {
  @State private var store = Store()  // expect: eager-model-initializer "@StateObject"

  init() { Analytics.start() }

  var body: some Scene {
    WindowGroup { Text("\(store.count)") }
  }
}
