import SwiftUI
@testable import Shop

@MainActor
@Observable
final class CartSpy: Cart {
  var calls = 0
  @ObservationIgnored var last: String?

  func record(_ item: String) {
    calls += 1
    last = item
  }
}

@MainActor
func showsTheCart() {
  let cart = Cart()
  cart.items = ["Tea"]
  _ = CartView().environment(cart)
  _ = CartView().environment(CartSpy())
}
