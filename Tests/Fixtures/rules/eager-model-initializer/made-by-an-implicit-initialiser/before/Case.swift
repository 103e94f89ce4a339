import SwiftUI

@MainActor final class Courier {
  init() { Task { await listen() } }

  func listen() async {}
}

@MainActor final class Depot: ObservableObject {
  @Published var isOpen = false
  let courier: Courier

  init(isOpen: Bool) {
    self.isOpen = isOpen
    self.courier = .init()
  }
}

struct DepotScreen: View {
  @StateObject private var depot: Depot  // expect: eager-model-initializer "@StateObject"

  init(isOpen: Bool) { _depot = .init(wrappedValue: .init(isOpen: isOpen)) }

  var body: some View { Text(depot.isOpen ? "open" : "closed") }
}

@MainActor final class Van: ObservableObject {
  @Published var load = 0
  private let courier: Courier = .init()
}

struct VanScreen: View {
  @StateObject private var van = Van()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(van.load)") }
}
