import SwiftUI

@MainActor @Observable final class Model {
  var name = ""
  private var task: Task<Void, Never>?
  deinit {
    task?.cancel()  // error: main actor-isolated property 'task' can not be referenced from a
  }
}
