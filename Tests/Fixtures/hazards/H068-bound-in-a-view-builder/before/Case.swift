import SwiftUI

final class Order: ObservableObject {
  @Published var note = ""
  @Published var isGift = false
}

struct OrderView: View {
  @EnvironmentObject private var order: Order  // expect: environment-object "@EnvironmentObject"

  var body: some View { fields(isLong: true) }

  @ViewBuilder
  private func fields(isLong: Bool) -> some View {
    if isLong { TextField("Note", text: $order.note) }
    Toggle("Gift", isOn: $order.isGift)
  }
}
