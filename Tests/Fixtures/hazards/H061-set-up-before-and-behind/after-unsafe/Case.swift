import SwiftUI

enum Currency {
  @MainActor static var code = "EUR"
}

@MainActor
@Observable
final class Wallet {
  var code = Currency.code
}

@MainActor
@Observable
final class Purse {
  var code = Currency.code
}

struct WalletView: View {
  @State private var wallet: Wallet  // expect: eager-model-initializer "@StateObject"

  init(code: String) {
    _wallet = State(wrappedValue: Wallet())
    Currency.code = code
  }

  var body: some View { Text(wallet.code) }
}

/// What is set before is there in time.
struct PurseView: View {
  @State private var purse: Purse

  init(code: String) {
    Currency.code = code
    _purse = State(wrappedValue: Purse())
  }

  var body: some View { Text(purse.code) }
}
