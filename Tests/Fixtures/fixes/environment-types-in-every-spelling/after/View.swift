import SwiftUI

enum Shop {
  @Observable final class Cart { var count = 0 }
}

@Observable final class Box<Value> { var value: Value; init(_ value: Value) { self.value = value } }

typealias Basket = Shop.Cart

struct CartView: View {
  @Environment(Shop.Cart.self) var cart
  @Environment(Basket.self) var basket // an alias
  @Environment(Box<[String]>.self)
  private var box
  @Environment(Shop.Cart.self) internal var commented /* the cart */
  @Environment(Shop . Cart.self) private var spaced

  var body: some View { Text("\(cart.count + basket.count + commented.count + spaced.count) \(box.value.count)") }
}

#Preview {
  CartView()
    .environment(Shop.Cart())
    .environment(Box(["a"]))
}
