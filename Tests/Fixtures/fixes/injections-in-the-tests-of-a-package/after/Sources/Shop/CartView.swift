import SwiftUI

struct CartView: View {
  @Environment(Cart.self) var cart

  var body: some View {
    Text("\(cart.items.count)")
  }
}
