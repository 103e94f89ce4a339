import SwiftUI

@Observable final class Basket {
  var apples = 0
}

enum Season { case summer, winter }

extension View {
  func environment(_ season: Season) -> some View { opacity(season == .winter ? 0.5 : 1) }
  func environment(_ basket: Basket, isOpen: Bool) -> some View {
    environment(basket).opacity(isOpen ? 1 : 0)
  }
}

struct MarketView: View {
  @State private var basket = Basket()

  var body: some View {
    StallView().environment(basket, isOpen: true)
    StallView().environment(basket).environment(.winter)
  }
}

struct StallView: View {
  @Environment(Basket.self) private var basket  // expect: environment-object "@EnvironmentObject"

  var body: some View { Text("\(basket.apples)") }
}
