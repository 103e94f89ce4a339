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
  @Environment(Cart.self) private var cart  // error: cannot find 'Cart' in scope
  @Environment(Selection.self) private var names  // error: generic parameter 'Item' could not be inferred

  var body: some View {
    Stepper("\(cart.items)", value: Bindable(cart).items)
    Text("\(names.items.count)")
  }
}
