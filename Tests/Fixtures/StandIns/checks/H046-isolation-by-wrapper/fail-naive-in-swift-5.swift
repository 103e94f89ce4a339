// typecheck: -swift-version 5
import SwiftUI

@MainActor @Observable final class Model {
  var name = ""
}

struct Helper: DynamicProperty {
  @State private var model = Model()
  func make() -> Model {
    Model()  // error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated
  }
}

struct Reads {
  var model: Model
  @Environment(Model.self) var shared
  func read() -> String {
    model.name  // error: main actor-isolated property 'name' can not be referenced from a
  }
}
