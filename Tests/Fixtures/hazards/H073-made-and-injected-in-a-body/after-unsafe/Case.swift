import SwiftUI

@MainActor @Observable final class Payment {
  var pending: [Int] = [1]

  init() {
    pending.removeAll()  // expect: observed-object-creates-model "pending"
    load()
  }

  func load() { Task { pending.append(2) } }
}

struct PaymentView: View {
  @Environment(Payment.self) private var payment

  var body: some View { Text("\(payment.pending.count)") }
}

struct Root: View {
  @State private var isOn = false

  var body: some View {
    Toggle("On", isOn: $isOn)
    PaymentView().environment(Payment())
  }
}
