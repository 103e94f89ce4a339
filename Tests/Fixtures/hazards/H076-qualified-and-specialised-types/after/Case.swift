import SwiftUI

enum Shop {
  @Observable final class Cart {
    var items = 0
  }
}

@Observable final class Selection<Item: Hashable> {
  var items: Set<Item> = []
}

struct ShopView: View {
  @Environment(Shop.Cart.self) private var cart  // expect: environment-object "@EnvironmentObject"
  @Environment(Selection<String>.self) private var names  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    @Bindable var cart = cart
    Stepper("\(cart.items)", value: $cart.items)
    Text("\(names.items.count)")
  }
}

struct MallView: View {
  @State private var cart = Shop.Cart()
  @State private var names = Selection<String>()

  var body: some View {
    ShopView()
      .environment(cart)
      .environment(names)
  }
}
