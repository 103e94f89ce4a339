import SwiftUI

enum Currency {
  @MainActor static var code = "EUR"
}

@MainActor
final class Wallet: ObservableObject {
  @Published var code = Currency.code
}

@MainActor
final class Purse: ObservableObject {
  @Published var code = Currency.code
}

struct WalletView: View {
  @StateObject private var wallet: Wallet  // expect: eager-model-initializer "@StateObject"

  init(code: String) {
    _wallet = StateObject(wrappedValue: Wallet())
    Currency.code = code
  }

  var body: some View { Text(wallet.code) }
}

/// What is set before is there in time.
struct PurseView: View {
  @StateObject private var purse: Purse

  init(code: String) {
    Currency.code = code
    _purse = StateObject(wrappedValue: Purse())
  }

  var body: some View { Text(purse.code) }
}
