import Combine
import SwiftUI

@Observable final class Invoice {
  var net = 100.0 {
    willSet { netSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var netSubject = CurrentValueSubject<_, Never>(net)
  private(set) var gross = 0.0
  @ObservationIgnored private var subscription: AnyCancellable?

  func follow() {
    subscription = netSubject  // expect: published-projection "$net"
      .map { $0 * 1.2 }
      .assign(to: \.gross, on: self)
  }
}

/// In another file the extension would do the same.
extension Invoice {
  var netPublisher: AnyPublisher<Double, Never> {
    netSubject.eraseToAnyPublisher()  // expect: published-projection "$net"
  }
}

struct InvoiceView: View {
  @Bindable var invoice: Invoice

  var body: some View {
    Slider(value: $invoice.net)
    Text("\(invoice.gross)")
  }
}
