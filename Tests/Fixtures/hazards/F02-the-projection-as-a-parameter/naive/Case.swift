import SwiftUI

@Observable final class Invoice {
  var total = 0
}

// error: type 'Invoice' does not conform to protocol 'ObservableObject'
@MainActor func totalStepper(_ invoice: ObservedObject<Invoice>.Wrapper) -> some View {
  Stepper("Total", value: invoice.total)
}

struct InvoiceView: View {
  @Bindable var invoice: Invoice

  var body: some View { totalStepper($invoice) }
}
