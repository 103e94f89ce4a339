import SwiftUI

@MainActor @Observable final class Wallet {
  var coins = 5
}

@MainActor @Observable final class Shop {
  @ObservationIgnored @Environment(Wallet.self) private var wallet  // expect: unpublished-stored-property "wallet"
  private(set) var sold = 0

  func buy() {
    wallet.coins -= 1
    sold += 1
  }
}

struct ShopView: View {
  @State private var shop = Shop()
  @State private var wallet = Wallet()

  var body: some View {
    Button("\(shop.sold) sold") { shop.buy() }
      .environment(wallet)
  }
}
