import SwiftUI

@MainActor
final class Dependencies {
  static let shared = Dependencies()
  let account = Account()
  lazy var history = Account()
}

@MainActor
@Observable
final class Account {
  var balance = 0
}

/// Nobody passes these in: the views fetch what the one container keeps for everybody.
struct AccountView: View {
  @State private var account = Dependencies.shared.account
  @State private var history = Dependencies.shared.history
  @State private var other: Account

  init() {
    _other = State(wrappedValue: Dependencies.shared.account)
  }

  var body: some View {
    Text("\(account.balance + history.balance + other.balance)")
  }
}
