import Combine
import SwiftUI

@Observable final class Invoice {
  var net = 100.0
  private(set) var gross = 0.0
  private var subscription: AnyCancellable?

  func follow() {
    subscription = $net  // error: cannot find '$net' in scope
      .map { $0 * 1.2 }
      .assign(to: \.gross, on: self)
  }
}

/// In another file the extension would do the same.
extension Invoice {
  var netPublisher: AnyPublisher<Double, Never> {
    $net.eraseToAnyPublisher()  // error: cannot find '$net' in scope
  }
}

struct InvoiceView: View {
  @Bindable var invoice: Invoice

  var body: some View {
    Slider(value: $invoice.net)
    Text("\(invoice.gross)")
  }
}
