import SwiftUI

@MainActor
final class Dependencies {
  static let shared = Dependencies()
  let account = Account()
  lazy var history = Account()
}

@MainActor
final class Account: ObservableObject {
  @Published var balance = 0
}

/// Nobody passes these in: the views fetch what the one container keeps for everybody.
struct AccountView: View {
  @StateObject private var account = Dependencies.shared.account
  @StateObject private var history = Dependencies.shared.history
  @StateObject private var other: Account

  init() {
    _other = StateObject(wrappedValue: Dependencies.shared.account)
  }

  var body: some View {
    Text("\(account.balance + history.balance + other.balance)")
  }
}
