import SwiftUI

@MainActor enum Analytics {
  private static var events: [String]!

  static func start() { events = [] }

  static func track(_ event: String) { events.append(event) }
}

@MainActor final class Store: ObservableObject {
  @Published var count = 0

  init() { Analytics.track("store") }
}

@main
struct ShopApp: App {
  @StateObject private var store = Store()  // expect: eager-model-initializer "@StateObject"

  init() { Analytics.start() }

  var body: some Scene {
    WindowGroup { Text("\(store.count)") }
  }
}
