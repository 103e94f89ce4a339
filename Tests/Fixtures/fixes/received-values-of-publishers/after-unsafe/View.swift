import SwiftUI

@Observable final class Cart {
  var count = 0
}

struct CartView: View {
  var cart: Cart
  @State private var last = 0

  var body: some View {
    Text("\(last)")
      .onChange(of: cart.count, initial: true) { last = $1 }
  }
}
