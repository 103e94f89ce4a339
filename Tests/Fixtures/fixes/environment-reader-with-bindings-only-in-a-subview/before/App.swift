import SwiftUI

@MainActor
final class Cart: ObservableObject {
  @Published var coupon = ""
  @Published private(set) var count = 0

  func add() { count += 1 }
}

struct CartScreen: View {
  @EnvironmentObject var cart: Cart

  var body: some View {
    VStack {
      Text("\(cart.count)")
      Button("Add", action: cart.add)
      CouponField(cart: cart)
    }
  }
}

private struct CouponField: View {
  @ObservedObject var cart: Cart

  var body: some View { TextField("Coupon", text: $cart.coupon) }
}

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup {
      CartScreen()
        .environmentObject(cart)
    }
  }
}
