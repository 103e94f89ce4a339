import SwiftUI

final class Basket: ObservableObject {
  @Published var apples = 0
}

enum Season { case summer, winter }

extension View {
  func environment(_ season: Season) -> some View { opacity(season == .winter ? 0.5 : 1) }
  func environment(_ basket: Basket, isOpen: Bool) -> some View {
    environmentObject(basket).opacity(isOpen ? 1 : 0)
  }
}

struct MarketView: View {
  @StateObject private var basket = Basket()

  var body: some View {
    StallView().environment(basket, isOpen: true)
    StallView().environmentObject(basket).environment(.winter)
  }
}

struct StallView: View {
  @EnvironmentObject private var basket: Basket  // expect: environment-object "@EnvironmentObject"

  var body: some View { Text("\(basket.apples)") }
}
