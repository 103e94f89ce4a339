import SwiftUI

final class Oven: ObservableObject {
  @Published var heat = 0
}

final class Stove: ObservableObject {
  @Published var heat = 0
}

final class Recorder {
  init(model: some ObservableObject) {}

  convenience init() {
    self.init(model: Oven())  // expect: constrained-to-observable-object "Oven()"
  }
}

class BaseController {
  init<M: ObservableObject>(model: M) {}
}

final class StoveController: BaseController {
  init() {
    super.init(model: Stove())  // expect: constrained-to-observable-object "Stove()"
  }
}
