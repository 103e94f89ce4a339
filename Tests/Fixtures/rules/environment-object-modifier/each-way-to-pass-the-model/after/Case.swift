import SwiftUI

@MainActor
@Observable
final class Basket {
  static let shared = Basket()
  static var preview: Basket { Basket() }
  let history = History()
  var count = 0
}

@MainActor
@Observable
final class History {
  var entries: [String] = []
}

struct Counter: View {
  @Environment(Basket.self) var basket
  @Environment(History.self) var history

  var body: some View {
    Text("\(basket.count + history.entries.count)")
  }
}

struct Shop: View {
  @State private var basket = Basket()
  var spare: Basket?

  var body: some View {
    let local = Basket()
    VStack {
      Counter()
        .environment(basket)  // expect: environment-object-modifier "environmentObject"
      Counter().environment(self.basket).padding()  // expect: environment-object-modifier "environmentObject"
      Counter().environment(Basket()).environment(basket.history)  // expect: environment-object-modifier "environmentObject" ; environment-object-modifier "environmentObject"
      Counter().environment(Basket.shared)  // expect: environment-object-modifier "environmentObject"
      Counter().environment(Basket.preview)  // expect: environment-object-modifier "environmentObject"
      Counter().environment(local)  // expect: environment-object-modifier "environmentObject"
      if let spare {
        Counter().environment(spare)  // expect: environment-object-modifier "environmentObject"
      }
      counter(with: basket)
    }
    .environment(  // expect: environment-object-modifier "environmentObject"
      basket.history)
  }

  private func counter(with model: Basket) -> some View {
    Counter().environment(model)  // expect: environment-object-modifier "environmentObject"
  }
}
