import SwiftUI

@MainActor final class Payment: ObservableObject {
  @Published var pending: [Int] = [1]

  init() {
    pending.removeAll()  // expect: observed-object-creates-model "pending"
    load()
  }

  func load() { Task { pending.append(2) } }
}

struct PaymentView: View {
  @EnvironmentObject private var payment: Payment

  var body: some View { Text("\(payment.pending.count)") }
}

struct Root: View {
  @State private var isOn = false

  var body: some View {
    Toggle("On", isOn: $isOn)
    PaymentView().environmentObject(Payment())
  }
}
