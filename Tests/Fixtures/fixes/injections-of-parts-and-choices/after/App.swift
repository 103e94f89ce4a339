import SwiftUI

@Observable final class Cart {
  var count = 0
}

@Observable final class Shop {
  let cart = Cart()
  var spare: Cart?
  var carts: [Cart] = []

  func find() -> Cart { cart }
}

struct CartView: View {
  @Environment(Cart.self) var cart

  var body: some View { Text("\(cart.count)") }
}

struct ShopView: View {
  @State private var shop = Shop()
  @State private var isFirst = true

  var body: some View {
    CartView().environment(shop.cart)
    CartView().environment(isFirst ? shop.cart : shop.find())
    CartView().environment(shop.spare ?? Cart())
    CartView().environment(shop.carts[0])
    ForEach(shop.carts.indices, id: \.self) { index in
      CartView().environment(shop.carts[index])
    }
    CartView().environment({ let cart = Cart(); cart.count = 3; return cart }())
    if let spare = shop.spare { CartView().environment(spare) }
    CartView().environment(shop.spare!)
  }
}
