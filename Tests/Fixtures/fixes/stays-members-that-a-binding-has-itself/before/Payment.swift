import SwiftUI

final class Payment: ObservableObject {
  @Published var transaction = ""
  @Published var note = ""
}

struct PaymentView: View {
  @StateObject private var payment = Payment()

  var body: some View {
    TextField("Transaction", text: $payment.transaction)
    TextField("Note", text: $payment.note)
  }
}

extension Binding {
  var amount: Int { 0 }
}

final class Invoice: ObservableObject {
  @Published var amount = ""
}

struct InvoiceView: View {
  @ObservedObject var invoice: Invoice

  var body: some View {
    TextField("Amount", text: $invoice.amount)
  }
}
