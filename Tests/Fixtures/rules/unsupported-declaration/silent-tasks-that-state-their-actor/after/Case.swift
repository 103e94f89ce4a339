import SwiftUI

@Observable final class Basket {
  var apples = 0
}

@MainActor final class Till {
  static let shared = Till()
  func ring() {}
}

struct Checkout {
  var basket: Basket
  var bell: Task<Void, Never>?

  mutating func pay() {
    bell = Task { @MainActor in
      Till.shared.ring()
      Task { Till.shared.ring() }
    }
    Task(priority: .high) { await MainActor.run { Till.shared.ring() } }
    Task.detached { @MainActor in Till.shared.ring() }
  }
}

struct BasketView: View {
  var basket: Basket

  var body: some View { Text("\(basket.apples)") }
}
