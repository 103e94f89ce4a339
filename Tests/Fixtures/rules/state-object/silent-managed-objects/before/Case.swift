import CoreData
import SwiftUI

final class Invoice: NSManagedObject {
  @NSManaged var total: Double
}

/// The object stays what it is, so the holder stays too.
struct InvoiceView: View {
  @StateObject var invoice: Invoice

  var body: some View {
    Text("\(invoice.total)")
  }
}
