import SwiftUI

@Observable final class Basket {
  var apples = 0
}

extension View {
  // Crashes: it calls itself, and not SwiftUI's modifier.
  func environment(_ basket: Basket) -> some View {
    AnyView(environment(basket).padding())
  }
}

struct MarketView: View {
  @State private var basket = Basket()

  var body: some View { StallView().environment(basket) }
}

struct StallView: View {
  @Environment(Basket.self) private var basket

  var body: some View { Text("\(basket.apples)") }
}
