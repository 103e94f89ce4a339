import SwiftUI

final class Basket: ObservableObject {
  @Published var apples = 0
}

@MainActor final class Till {
  static let shared = Till()
  func ring() {}
}

struct Checkout {
  @ObservedObject var basket: Basket
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
  @ObservedObject var basket: Basket

  var body: some View { Text("\(basket.apples)") }
}
