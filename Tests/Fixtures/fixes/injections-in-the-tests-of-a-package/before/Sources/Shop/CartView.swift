import SwiftUI

struct CartView: View {
  @EnvironmentObject var cart: Cart

  var body: some View {
    Text("\(cart.items.count)")
  }
}
