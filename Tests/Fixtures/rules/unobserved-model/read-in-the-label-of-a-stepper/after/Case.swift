import SwiftUI

@Observable final class Order {
  var pieces = 1
}

/// The closure behind `Stepper(value:)` draws its label.
struct Pieces: View {
  let order: Order  // expect: unobserved-model "order"
  @State private var pieces = 1

  var body: some View {
    Stepper(value: $pieces, in: 1...9) {
      Text("\(order.pieces) ordered")
    }
  }
}
