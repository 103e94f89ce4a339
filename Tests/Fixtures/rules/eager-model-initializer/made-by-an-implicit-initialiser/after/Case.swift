import SwiftUI

@MainActor final class Courier {
  init() { Task { await listen() } }

  func listen() async {}
}

@MainActor @Observable final class Depot {
  var isOpen = false
  let courier: Courier

  init(isOpen: Bool) {
    self.isOpen = isOpen
    self.courier = .init()
  }
}

struct DepotScreen: View {
  @State private var depot: Depot  // expect: eager-model-initializer "@StateObject"

  init(isOpen: Bool) { _depot = .init(wrappedValue: .init(isOpen: isOpen)) }

  var body: some View { Text(depot.isOpen ? "open" : "closed") }
}

@MainActor @Observable final class Van {
  var load = 0
  private let courier: Courier = .init()
}

struct VanScreen: View {
  @State private var van = Van()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(van.load)") }
}
