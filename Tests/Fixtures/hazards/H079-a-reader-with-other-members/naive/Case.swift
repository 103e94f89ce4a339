import SwiftUI

@Observable final class Basket {
  var fruit: [String: Int] = [:]
}

struct FruitRow: View {
  let name: String
  var basket: Basket
  var onRemove: @MainActor () -> Void = {}

  var body: some View {
    Button("\(name): \(basket.fruit[name] ?? 0)") { onRemove() }
  }
}

struct Market: View {
  @State private var basket = Basket()

  var body: some View {
    List(["Pear", "Plum"], id: \.self) { name in
      // error: missing argument for parameter 'basket' in call
      FruitRow(name: name) { basket.fruit[name] = nil }
    }
    .environment(basket)
  }
}
