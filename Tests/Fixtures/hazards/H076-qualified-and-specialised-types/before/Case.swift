import SwiftUI

enum Shop {
  final class Cart: ObservableObject {
    @Published var items = 0
  }
}

final class Selection<Item: Hashable>: ObservableObject {
  @Published var items: Set<Item> = []
}

struct ShopView: View {
  @EnvironmentObject private var cart: Shop.Cart  // expect: environment-object "@EnvironmentObject"
  @EnvironmentObject private var names: Selection<String>  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    Stepper("\(cart.items)", value: $cart.items)
    Text("\(names.items.count)")
  }
}

struct MallView: View {
  @StateObject private var cart = Shop.Cart()
  @StateObject private var names = Selection<String>()

  var body: some View {
    ShopView()
      .environmentObject(cart)
      .environmentObject(names)
  }
}
