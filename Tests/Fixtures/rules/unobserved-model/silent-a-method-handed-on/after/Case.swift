import SwiftUI

@MainActor
@Observable
final class Basket {
  var items: [String] = []

  func close() {
    print(items.count)
  }
}

/// Names the method and does not call it: what it reads is read when somebody closes.
struct BasketRow: View {
  let basket: Basket

  var body: some View {
    CloseButton(onClose: basket.close)
    CloseButton(onClose: shut)
  }

  private func shut() {
    print(basket.items)
  }
}

struct CloseButton: View {
  let onClose: @MainActor () -> Void

  var body: some View {
    Button("Close", action: onClose)
  }
}
