import SwiftUI

struct RestOfBasket: Sequence, IteratorProtocol {
  unowned let basket: FruitBasket
  var position = 0

  mutating func next() -> Int? {
    position += 1
    return position < basket.fruits.count ? position : nil
  }
}

final class FruitBasket: ObservableObject {
  @Published var fruits = [1, 2, 3]

  func fill() { fruits.append(contentsOf: RestOfBasket(basket: self)) }
}

struct FruitBasketView: View {
  @ObservedObject var basket: FruitBasket

  var body: some View { Text("\(basket.fruits)") }
}
