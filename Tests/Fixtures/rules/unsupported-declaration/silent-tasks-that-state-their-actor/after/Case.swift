import Dispatch
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

  func pay() {
    Task { @MainActor in
      Till.shared.ring()
      Task { Till.shared.ring() }
    }
  }
}

struct BasketView: View {
  var basket: Basket

  var body: some View { Text("\(basket.apples)") }
}

/// A queue is no task.
struct Printer {
  var basket: Basket

  func print() {
    DispatchQueue.main.async { Swift.print("receipt") }
  }
}
