import SwiftUI

@MainActor
@Observable
final class Account {
  static let shared = Account()
  static let standard: Account = {
    let account = Account()
    account.balance = 10
    return account
  }()
  static var current: Account { .shared }
  var balance = 0
}

struct AccountView: View {
  var account: Account
  private let common = Account.shared
  private let standard: Account = .standard
  private let current = Account.current

  var body: some View {
    Text("\(account.balance + common.balance + standard.balance + current.balance)")
  }
}

/// Each row gets a fresh one from here: the caller's doing, not the row's.
struct AccountList: View {
  var body: some View {
    ForEach(0..<3, id: \.self) { _ in
      AccountView(account: Account())
    }
  }
}
