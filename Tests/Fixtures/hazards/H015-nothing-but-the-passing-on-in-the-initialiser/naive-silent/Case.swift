import Combine
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

@Observable final class Shop {
  // Lost: the cart is not observed, and the count stays on the screen.
  var cart = Cart()
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() {
  }
}

struct ShopView: View {
  @State private var shop = Shop()

  var body: some View {
    Stepper("\(shop.cart.count) things", value: $shop.cart.count)
  }
}
