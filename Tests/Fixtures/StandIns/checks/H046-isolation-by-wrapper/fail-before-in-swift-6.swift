// typecheck: -swift-version 6
import SwiftUI

@MainActor final class Model: ObservableObject {
  @Published var name = ""
}

struct Helper {
  @StateObject private var model = Model()
  func make() -> Model {
    Model()  // error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated
  }
}
