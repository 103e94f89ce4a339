import SwiftUI

@Observable final class Order {
  var note = ""
  var isGift = false
}

struct OrderView: View {
  @Environment(Order.self) private var order

  var body: some View { fields(isLong: true) }

  @ViewBuilder
  private func fields(isLong: Bool) -> some View {
    if isLong { TextField("Note", text: $order.note) }  // error: cannot find '$order' in scope
    Toggle("Gift", isOn: $order.isGift)  // error: cannot find '$order' in scope
  }
}
