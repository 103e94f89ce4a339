import SwiftUI

struct BasketView: View {
  @ObservedObject var basket: Basket

  var body: some View {
    Text(basket.isEmpty ? "Empty" : "\(basket.items.count)")
  }
}
