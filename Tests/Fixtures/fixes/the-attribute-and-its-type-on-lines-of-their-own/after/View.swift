import SwiftUI

@Observable final class Cart {
  var count = 0
}

struct CartView: View {
  /// From the app.
  @Environment(Cart.self)
  var cart

  /// Of the parent.
  @Bindable
  var other:
    Cart

  @State
  private var own
    = Cart()

  var body: some View {
    @Bindable var cart = cart
    Stepper("Count", value: $cart.count)
    Stepper("Count", value: $other.count)
    Text("\(own.count)")
  }
}
