import SwiftUI

@Observable final class Cart {
  var lines: [String] = []
  var coupon = ""
}

struct CartView: View {
  @Environment(Cart.self) var cart  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    @Bindable var cart = cart
    TextField("Coupon", text: $cart.coupon)
    ForEach(cart.lines, id: \.self) { line in
      Text(line)
    }
  }
}

struct CartBadge: ViewModifier {
  @Environment(Cart.self) private var cart  // expect: environment-object "@EnvironmentObject"

  func body(content: Content) -> some View {
    content.overlay(Text("\(cart.lines.count)"))
  }
}

#Preview {
  CartView()
    .modifier(CartBadge())
    .environment(Cart())
}
