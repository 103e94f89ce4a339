import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

struct CartView: View {
  /// From the app.
  @EnvironmentObject
  var cart: Cart

  /// Of the parent.
  @ObservedObject
  var other:
    Cart

  @StateObject
  private var own
    = Cart()

  var body: some View {
    Stepper("Count", value: $cart.count)
    Stepper("Count", value: $other.count)
    Text("\(own.count)")
  }
}
