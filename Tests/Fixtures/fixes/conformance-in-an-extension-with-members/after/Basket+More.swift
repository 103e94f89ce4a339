import SwiftUI

extension Basket: CustomStringConvertible {
  var description: String { note }
}

struct BasketView: View {
  var basket: Basket

  var body: some View { Text(basket.note) }
}
