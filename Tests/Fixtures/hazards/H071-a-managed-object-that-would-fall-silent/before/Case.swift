import CoreData
import SwiftUI

final class Invoice: NSManagedObject {
  var isPaid: Bool {
    get { false }
    set { objectWillChange.send() }
  }
}

struct InvoiceView: View {
  @ObservedObject var invoice: Invoice
  @StateObject private var copy: Invoice

  init(invoice: Invoice, context: NSManagedObjectContext) {
    self.invoice = invoice
    _copy = StateObject(wrappedValue: Invoice(context: context))
  }

  var body: some View {
    Text(invoice.isPaid ? "Paid" : "Open")
    Text(copy.isPaid ? "Copy paid" : "Copy open")
  }
}
