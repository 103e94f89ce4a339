import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

struct CartView: View {
  @ObservedObject var cart: Cart
  @State private var last = 0

  var body: some View {
    Text("\(last)")
      .onReceive(cart.$count) { last = $0 }
  }
}
