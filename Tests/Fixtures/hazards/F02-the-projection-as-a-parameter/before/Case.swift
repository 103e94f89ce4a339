import SwiftUI

final class Invoice: ObservableObject {
  @Published var total = 0
}

// expect-next: object-wrapper "ObservedObject<Invoice>.Wrapper"
@MainActor func totalStepper(_ invoice: ObservedObject<Invoice>.Wrapper) -> some View {
  Stepper("Total", value: invoice.total)
}

struct InvoiceView: View {
  @ObservedObject var invoice: Invoice

  var body: some View { totalStepper($invoice) }  // expect: object-wrapper "$invoice"
}
