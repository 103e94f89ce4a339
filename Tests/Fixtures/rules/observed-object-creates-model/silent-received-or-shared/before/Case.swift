import SwiftUI

@MainActor
final class Account: ObservableObject {
  static let shared = Account()
  static let standard: Account = {
    let account = Account()
    account.balance = 10
    return account
  }()
  static var current: Account { .shared }
  @Published var balance = 0
}

struct AccountView: View {
  @ObservedObject var account: Account
  @ObservedObject private var common = Account.shared
  @ObservedObject private var standard: Account = .standard
  @ObservedObject private var current = Account.current

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
