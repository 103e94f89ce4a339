import SwiftUI

@Observable final class Basket {
  var fruit = 0
}

struct BasketButton: View {
  @Environment(Basket.self) private var basket

  var body: some View {
    Button("\(basket.fruit)") { basket.fruit += 1 }
  }
}

struct MarketView: View {
  @State private var basket = Basket()

  var body: some View {
    BasketButton().environment(basket)  // expect: environment-object-modifier "environmentObject"
  }
}
