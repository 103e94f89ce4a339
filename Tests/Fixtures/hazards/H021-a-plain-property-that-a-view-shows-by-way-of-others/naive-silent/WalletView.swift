import SwiftUI

struct WalletView: View {
  var wallet: Wallet

  var body: some View {
    VStack {
      header
      Button("Pay") { wallet.pay(10) }
    }
  }

  private var header: some View { Text(wallet.describe()) }
}
