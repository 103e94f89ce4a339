import Combine
import SwiftUI

@Observable final class Wallet {
  var coins = 3
}

@Observable final class Customer {
  private(set) var changes = 0
  let wallet = Wallet()
  @ObservationIgnored private var observers = Set<AnyCancellable>()

  init() {
    wallet.objectWillChange  // error: value of type 'Wallet' has no member 'objectWillChange'
      .sink { [weak self] _ in
        self?.changes += 1
        self?.objectWillChange.send()
      }
      .store(in: &observers)
  }
}

@Observable final class Market {
  var name = ""
  let wallet = Wallet()
  @ObservationIgnored private var observers = Set<AnyCancellable>()

  init() {
    wallet.objectWillChange  // error: value of type 'Wallet' has no member 'objectWillChange'
      .debounce(for: 1, scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &observers)
  }
}

struct CustomerView: View {
  @State private var customer = Customer()
  @Bindable var market: Market

  var body: some View {
    Text("\(customer.wallet.coins) coins, \(customer.changes) changes")
    TextField("Market", text: $market.name)
  }
}
