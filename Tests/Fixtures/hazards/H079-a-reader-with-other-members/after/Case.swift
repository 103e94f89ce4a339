import SwiftUI

@Observable final class Basket {
  var fruit: [String: Int] = [:]
}

struct FruitRow: View {
  let name: String
  @Environment(Basket.self)
  private var basket  // expect-previous: environment-object "@EnvironmentObject"
  var onRemove: @MainActor () -> Void = {}

  var body: some View {
    Button("\(name): \(basket.fruit[name] ?? 0)") { onRemove() }
  }
}

struct Market: View {
  @State private var basket = Basket()

  var body: some View {
    List(["Pear", "Plum"], id: \.self) { name in
      FruitRow(name: name) { basket.fruit[name] = nil }
    }
    .environment(basket)
  }
}
