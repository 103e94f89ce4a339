import SwiftUI

@Observable final class Basket: ObservableObject {
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
    // Loses: the old modifier and the new reader do not know of each other, and the button traps
    // when it is drawn.
    BasketButton().environmentObject(basket)
  }
}
