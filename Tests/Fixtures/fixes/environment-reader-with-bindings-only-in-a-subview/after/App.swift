import SwiftUI

@MainActor
@Observable
final class Cart {
  var coupon = ""
  private(set) var count = 0

  func add() { count += 1 }
}

struct CartScreen: View {
  @Environment(Cart.self) var cart

  var body: some View {
    VStack {
      Text("\(cart.count)")
      Button("Add", action: cart.add)
      CouponField(cart: cart)
    }
  }
}

private struct CouponField: View {
  @Bindable var cart: Cart

  var body: some View { TextField("Coupon", text: $cart.coupon) }
}

@main
struct ShopApp: App {
  @State private var cart = Cart()

  var body: some Scene {
    WindowGroup {
      CartScreen()
        .environment(cart)
    }
  }
}
