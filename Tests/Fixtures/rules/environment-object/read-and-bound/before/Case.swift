import SwiftUI

final class Cart: ObservableObject {
  @Published var lines: [String] = []
  @Published var coupon = ""
}

struct CartView: View {
  @EnvironmentObject var cart: Cart  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    TextField("Coupon", text: $cart.coupon)
    ForEach(cart.lines, id: \.self) { line in
      Text(line)
    }
  }
}

struct CartBadge: ViewModifier {
  @EnvironmentObject private var cart: Cart  // expect: environment-object "@EnvironmentObject"

  func body(content: Content) -> some View {
    content.overlay(Text("\(cart.lines.count)"))
  }
}

#Preview {
  CartView()
    .modifier(CartBadge())
    .environmentObject(Cart())
}
