import SwiftUI

final class Basket: ObservableObject {
  @Published var apples = 0
}

extension View {
  func environment(_ basket: Basket) -> some View {  // expect: framework-name-shadowed "environment"
    environmentObject(basket).padding()
  }
}

struct MarketView: View {
  @StateObject private var basket = Basket()

  var body: some View { StallView().environment(basket) }
}

struct StallView: View {
  @EnvironmentObject private var basket: Basket

  var body: some View { Text("\(basket.apples)") }
}
