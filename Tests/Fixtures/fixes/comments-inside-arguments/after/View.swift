import SwiftUI

@Observable final class Cart {
  var count: Int = /* three */ 3
  var name: String

  init(name: String) {
    self.name = /* given */ name /* as is */
  }
}

struct CartView: View {
  @State private var own: Cart
  private var given: Cart

  init(given: Cart) {
    _own = State(/* ours */ wrappedValue: /* new */ Cart(name: "a") /* made */)
    self.given = given /* theirs */
  }

  var body: some View { Text("\(own.count) \(given.count)") }
}
