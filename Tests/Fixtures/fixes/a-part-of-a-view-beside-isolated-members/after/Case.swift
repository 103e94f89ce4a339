import SwiftUI

enum Door {
  @Observable final class Model {
    var isOpen = false
    @MainActor static let front = Model()
    @MainActor func log() { print(isOpen) }
  }
}

/// Uses none of the members that are on the main actor.
struct Lock: DynamicProperty {
  @State private var model = Door.Model()

  var state: String { model.isOpen ? "Open" : "Closed" }
}

struct LockView: View {
  @State private var model = Model()
  private var lock = Lock()

  var body: some View {
    Text(lock.state + model.owner)
  }

  /// Has the name of the other, and is on the main actor.
  @MainActor @Observable final class Model {
    var owner = ""
  }
}
