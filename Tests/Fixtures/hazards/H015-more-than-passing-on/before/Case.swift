import Combine
import SwiftUI

final class Wallet: ObservableObject {
  @Published var coins = 3
}

final class Customer: ObservableObject {
  @Published private(set) var changes = 0
  let wallet = Wallet()
  private var observers = Set<AnyCancellable>()

  init() {
    wallet.objectWillChange  // expect: object-will-change "objectWillChange"
      .sink { [weak self] _ in
        self?.changes += 1
        self?.objectWillChange.send()  // expect: object-will-change "objectWillChange"
      }
      .store(in: &observers)
  }
}

final class Till: ObservableObject {
  @Published var euros = 50
}

final class Market: ObservableObject {
  @Published var name = ""
  let till = Till()
  private var observers = Set<AnyCancellable>()

  init() {
    till.objectWillChange  // expect: object-will-change "objectWillChange"
      .debounce(for: 1, scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.objectWillChange.send() }  // expect: object-will-change "objectWillChange"
      .store(in: &observers)
  }
}

struct CustomerView: View {
  @StateObject private var customer = Customer()
  @ObservedObject var market: Market

  var body: some View {
    Text("\(customer.wallet.coins) coins, \(customer.changes) changes, \(market.till.euros) €")
    TextField("Market", text: $market.name)
  }
}
