import SwiftUI
@testable import Shop

@MainActor
final class CartSpy: Cart {
  @Published var calls = 0
  var last: String?

  func record(_ item: String) {
    calls += 1
    last = item
  }
}

@MainActor
func showsTheCart() {
  let cart = Cart()
  cart.items = ["Tea"]
  _ = CartView().environmentObject(cart)
  _ = CartView().environmentObject(CartSpy())
}
