import SwiftUI

final class Basket: ObservableObject {
  @Published var fruit: [String: Int] = [:]
}

struct FruitRow: View {
  let name: String
  @EnvironmentObject
  private var basket: Basket  // expect-previous: environment-object "@EnvironmentObject"
  var onRemove: @MainActor () -> Void = {}

  var body: some View {
    Button("\(name): \(basket.fruit[name] ?? 0)") { onRemove() }
  }
}

struct Market: View {
  @StateObject private var basket = Basket()

  var body: some View {
    List(["Pear", "Plum"], id: \.self) { name in
      FruitRow(name: name) { basket.fruit[name] = nil }
    }
    .environmentObject(basket)
  }
}
