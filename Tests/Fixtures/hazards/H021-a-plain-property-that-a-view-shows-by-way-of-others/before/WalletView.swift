import SwiftUI

struct WalletView: View {
  @ObservedObject var wallet: Wallet

  var body: some View {
    VStack {
      header
      Button("Pay") { wallet.pay(10) }
    }
  }

  private var header: some View { Text(wallet.describe()) }
}
