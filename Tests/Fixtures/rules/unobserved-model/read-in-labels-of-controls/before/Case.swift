import SwiftUI

final class Order: ObservableObject {
  @Published var pieces = 1
  @Published var volume = 0.5
}

/// A closure behind `Stepper(value:)` draws the label.
struct Pieces: View {
  let order: Order  // expect: unobserved-model "order"
  @State private var pieces = 1

  var body: some View {
    Stepper(value: $pieces) {
      Text("\(order.pieces) ordered")
    }
  }
}

struct Steps: View {
  let order: Order  // expect: unobserved-model "order"

  var body: some View {
    Stepper {
      Text("\(order.pieces)")
    } onIncrement: {
      order.pieces += 1
    } onDecrement: {
      order.pieces -= 1
    }
  }
}
