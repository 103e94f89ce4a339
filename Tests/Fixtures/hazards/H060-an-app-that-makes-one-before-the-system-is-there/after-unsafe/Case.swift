import SwiftUI
import UIKit

@MainActor final class Radio {
  var isActive = false

  init() { isActive = UIApplication.shared.applicationState == .active }
}

@MainActor @Observable final class Runtime {
  var count = 0
  let radio = Radio()
}

/// Asks only once somebody tells it to.
@MainActor @Observable final class Notices {
  var count = 0

  func ask() { count = UIApplication.shared.applicationState == .active ? 1 : 0 }
}

struct Demo: App {
  // says-next: "before 'UIApplication.shared' is there, which it asks for"
  @State private var runtime: Runtime  // expect: eager-model-initializer "@StateObject"
  @State private var notices = Notices()

  init() { _runtime = State(wrappedValue: Runtime()) }

  var body: some Scene {
    WindowGroup { Text("\(runtime.count) \(notices.count)") }
  }
}
