import Combine
import SwiftUI

@Observable final class Wallet {
  var coins = 3
}

@Observable final class Customer {
  private(set) var changes = 0
  let wallet = Wallet()
  @ObservationIgnored private var observer: AnyCancellable?

  init() {
    observer = wallet.objectWillChange.sink { [weak self] _ in self?.note(); self?.objectWillChange.send() }  // error: value of type 'Wallet' has no member 'objectWillChange'
  }

  private func note() { changes += 1 }
}

@Observable final class Till {
  var euros = 50
}

@Observable final class Market {
  var name = ""
  let till = Till()
  @ObservationIgnored private var observers = Set<AnyCancellable>()

  init() {
    till.objectWillChange  // error: value of type 'Till' has no member 'objectWillChange'
      .debounce(for: 1, scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &observers)
  }
}

struct CustomerView: View {
  @State private var customer = Customer()
  @Bindable var market: Market

  var body: some View {
    Text("\(customer.wallet.coins) coins, \(customer.changes) changes, \(market.till.euros) €")
    TextField("Market", text: $market.name)
  }
}
