import SwiftUI

@Observable final class Order {
  var note = ""
  var isGift = false
}

struct OrderView: View {
  @Environment(Order.self) private var order  // expect: environment-object "@EnvironmentObject"

  var body: some View { fields(isLong: true) }

  @ViewBuilder
  private func fields(isLong: Bool) -> some View {
    @Bindable var order = order
    if isLong { TextField("Note", text: $order.note) }
    Toggle("Gift", isOn: $order.isGift)
  }
}
