import SwiftUI

enum Shop {
  final class Cart: ObservableObject { @Published var count = 0 }
}

final class Box<Value>: ObservableObject { @Published var value: Value; init(_ value: Value) { self.value = value } }

typealias Basket = Shop.Cart

struct CartView: View {
  @EnvironmentObject var cart: Shop.Cart
  @EnvironmentObject var basket : Basket // an alias
  @EnvironmentObject
  private var box:
    Box<[String]>
  @EnvironmentObject internal var commented: /* the cart */ Shop.Cart
  @EnvironmentObject private var spaced  :  Shop . Cart

  var body: some View { Text("\(cart.count + basket.count + commented.count + spaced.count) \(box.value.count)") }
}

#Preview {
  CartView()
    .environmentObject(Shop.Cart())
    .environmentObject(Box(["a"]))
}
