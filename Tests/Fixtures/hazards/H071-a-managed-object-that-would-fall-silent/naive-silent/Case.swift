import CoreData
import SwiftUI

final class Invoice: NSManagedObject {
  var isPaid: Bool {
    get { false }
    set { objectWillChange.send() }
  }
}

struct InvoiceView: View {
  // Loses: neither a plain property nor '@State' subscribes to a managed object, so the view
  // shows what was true when it appeared.
  var invoice: Invoice
  @State private var copy: Invoice

  init(invoice: Invoice, context: NSManagedObjectContext) {
    self.invoice = invoice
    _copy = State(wrappedValue: Invoice(context: context))
  }

  var body: some View {
    Text(invoice.isPaid ? "Paid" : "Open")
    Text(copy.isPaid ? "Copy paid" : "Copy open")
  }
}
