// typecheck: -swift-version 5
import SwiftUI

@MainActor final class Model: ObservableObject {
  @Published var name = ""
}

struct Helper: DynamicProperty {
  @StateObject private var model = Model()
  func make() -> Model { Model() }
}

struct Observes {
  @ObservedObject var model: Model
  func read() -> String { Model().name }
}

struct Shares {
  @EnvironmentObject var model: Model
  func read() -> Model { Model() }
}

final class Service {
  @ObservedObject var model: Model
  init() { model = Model() }
}
