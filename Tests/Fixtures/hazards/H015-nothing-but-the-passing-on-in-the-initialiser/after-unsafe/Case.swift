import Combine
import SwiftUI

@Observable final class Cart {
  var count = 0
}

@Observable final class Shop {
  var cart = Cart()
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() {
    // expect-next: object-will-change "objectWillChange" ; object-will-change "objectWillChange"
  }
}

struct ShopView: View {
  @State private var shop = Shop()

  var body: some View {
    Stepper("\(shop.cart.count) things", value: $shop.cart.count)
  }
}
