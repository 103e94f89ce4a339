import SwiftUI

@MainActor func driveFruitBasket() {
  let basket = FruitBasket()
  let screen = Screen(FruitBasketView(basket: basket))
  screen.after("fill()") { basket.fill() }
}
