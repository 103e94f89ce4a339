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
    if isLong { TextField("Note", text: Bindable(order).note) }
    Toggle("Gift", isOn: Bindable(order).isGift)
  }
}
