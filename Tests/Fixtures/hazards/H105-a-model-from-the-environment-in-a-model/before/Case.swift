import SwiftUI

@MainActor final class Wallet: ObservableObject {
  @Published var coins = 5
}

@MainActor final class Shop: ObservableObject {
  @EnvironmentObject private var wallet: Wallet  // expect: unpublished-stored-property "wallet"
  @Published private(set) var sold = 0

  func buy() {
    wallet.coins -= 1
    sold += 1
  }
}

struct ShopView: View {
  @StateObject private var shop = Shop()
  @StateObject private var wallet = Wallet()

  var body: some View {
    Button("\(shop.sold) sold") { shop.buy() }
      .environmentObject(wallet)
  }
}
