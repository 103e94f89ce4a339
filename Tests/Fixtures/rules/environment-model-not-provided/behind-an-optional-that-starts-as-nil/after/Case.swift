import SwiftUI

struct Cart {
  var id = 1
}

@Observable final class Prices {
  var total = 0
}

struct Total: View {
  @Environment(Prices.self) private var prices

  var body: some View { Text("\(prices.total)") }
}

struct Checkout: View {
  @State private var cart: Cart?

  var body: some View {
    if let cart { Text("\(cart.id)"); Total() }
    Button("Fill") { cart = Cart() }
  }
}

struct Receipt: View {
  @State private var cart: Cart? = nil
  @State private var isPaid = true

  var body: some View {
    if cart != nil && isPaid { Total() }
    Button("Fill") { cart = Cart() }
  }
}

struct Ticket: View {
  @State private var cart: Cart?

  var body: some View {
    if let id = cart?.id { Text("\(id)"); Total() }
  }
}

/// This one has none at first, and shows what it has then.
struct Empty: View {
  @State private var cart: Cart?

  var body: some View {
    if cart == nil { Total() }
    Button("Fill") { cart = Cart() }
  }
}

/// Whoever makes it may say what it starts with.
struct Filled: View {
  @State private var cart: Cart?

  init(cart: Cart) { _cart = State(initialValue: cart) }

  var body: some View {
    if let cart { Text("\(cart.id)"); Total() }
  }
}

struct Shop: View {
  @State private var prices = Prices()

  var body: some View { Checkout().environment(prices) }
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  Checkout()  // expect: environment-model-not-provided "Checkout"
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  Receipt()  // expect: environment-model-not-provided "Receipt"
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  Ticket()  // expect: environment-model-not-provided "Ticket"
}

#Preview {
  // says-not-next: "as soon as"
  Empty()  // expect: environment-model-not-provided "Empty"
}

#Preview {
  // says-not-next: "as soon as"
  Filled(cart: Cart())  // expect: environment-model-not-provided "Filled"
}
