import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

final class Shop: ObservableObject {
  let cart = Cart()
  var spare: Cart?
  @Published var carts: [Cart] = []

  func find() -> Cart { cart }
}

struct CartView: View {
  @EnvironmentObject var cart: Cart

  var body: some View { Text("\(cart.count)") }
}

struct ShopView: View {
  @StateObject private var shop = Shop()
  @State private var isFirst = true

  var body: some View {
    CartView().environmentObject(shop.cart)
    CartView().environmentObject(isFirst ? shop.cart : shop.find())
    CartView().environmentObject(shop.spare ?? Cart())
    CartView().environmentObject(shop.carts[0])
    ForEach(shop.carts.indices, id: \.self) { index in
      CartView().environmentObject(shop.carts[index])
    }
    CartView().environmentObject({ let cart = Cart(); cart.count = 3; return cart }())
    if let spare = shop.spare { CartView().environmentObject(spare) }
    CartView().environmentObject(shop.spare!)
  }
}
