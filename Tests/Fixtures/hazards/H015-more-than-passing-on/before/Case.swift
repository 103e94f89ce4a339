import Combine
import SwiftUI

final class Wallet: ObservableObject {
  @Published var coins = 3
}

final class Customer: ObservableObject {
  @Published private(set) var changes = 0
  let wallet = Wallet()
  private var observer: AnyCancellable?

  init() {
    // expect-next: object-will-change "objectWillChange" ; object-will-change "objectWillChange"
    observer = wallet.objectWillChange.sink { [weak self] _ in self?.note(); self?.objectWillChange.send() }
  }

  private func note() { changes += 1 }
}

final class Till: ObservableObject {
  @Published var euros = 50
}

final class Market: ObservableObject {
  @Published var name = ""
  let till = Till()
  private var observers = Set<AnyCancellable>()

  init() {
    // expect-next: object-will-change "objectWillChange"
    till.objectWillChange
      .debounce(for: 1, scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &observers)
    // expect-previous: object-will-change "objectWillChange"
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
