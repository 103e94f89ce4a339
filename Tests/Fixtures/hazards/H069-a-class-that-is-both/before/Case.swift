import SwiftUI

final class Basket: ObservableObject {
  @Published var fruit = 0
}

struct BasketButton: View {
  @EnvironmentObject private var basket: Basket

  var body: some View {
    Button("\(basket.fruit)") { basket.fruit += 1 }
  }
}

struct MarketView: View {
  @StateObject private var basket = Basket()

  var body: some View {
    BasketButton().environmentObject(basket)  // expect: environment-object-modifier "environmentObject"
  }
}
