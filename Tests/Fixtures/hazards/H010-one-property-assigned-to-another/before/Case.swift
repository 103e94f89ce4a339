import Combine
import SwiftUI

final class Invoice: ObservableObject {
  @Published var net = 100.0
  @Published private(set) var gross = 0.0
  private var subscription: AnyCancellable?

  func follow() {
    subscription = $net  // expect: published-projection "$net"
      .map { $0 * 1.2 }
      .assign(to: \.gross, on: self)
  }
}

/// In another file the extension would do the same.
extension Invoice {
  var netPublisher: AnyPublisher<Double, Never> {
    $net.eraseToAnyPublisher()  // expect: published-projection "$net"
  }
}

struct InvoiceView: View {
  @ObservedObject var invoice: Invoice

  var body: some View {
    Slider(value: $invoice.net)
    Text("\(invoice.gross)")
  }
}
