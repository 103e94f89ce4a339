import SwiftUI

@Observable final class Basket {
  var items: [String] = []
  var note = ""

  var summary: String { "\(items.count) items" }
}

struct Count: View {
  let basket: Basket  // expect: unobserved-model "basket"

  var body: some View {
    Text("\(basket.items.count)")
  }
}

struct Summary: View {
  private var basket: Basket?  // expect: unobserved-model "basket"

  init(basket: Basket?) {
    self.basket = basket
  }

  var body: some View {
    Text(basket?.summary ?? "Empty")
  }
}

struct Lines: View {
  var basket: Basket  // expect: unobserved-model "basket"

  var body: some View {
    VStack {
      ForEach(self.basket.items, id: \.self) { item in
        Text(item)
      }
      Count(basket: basket)
    }
  }
}

struct Marked: ViewModifier {
  let basket: Basket  // expect: unobserved-model "basket"

  func body(content: Content) -> some View {
    content.opacity(basket.items.isEmpty ? 0.5 : 1)
  }
}
