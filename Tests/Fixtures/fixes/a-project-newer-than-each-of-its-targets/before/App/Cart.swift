import SwiftUI

final class Cart: ObservableObject {
  @Published var items: [String] = []
}

struct CartView: View {
  @StateObject private var cart = Cart()

  var body: some View {
    Text("\(cart.items.count)")
  }
}
