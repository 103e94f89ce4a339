import SwiftUI

struct Coin: Identifiable {
  let id: Int
  var isHeads = true
}

final class Purse: ObservableObject {
  @Published var coins: [Coin] = []
  @Published var coin = Coin(id: 0)
}

struct CoinToggle: View {
  @Binding var coin: Coin

  var body: some View { Toggle("Heads", isOn: $coin.isHeads) }
}

struct PurseView: View {
  @StateObject private var purse = Purse()  // expect: state-object "@StateObject"

  var body: some View {
    List {
      ForEach($purse.coins) { ($coin: Binding<Coin>) in
        CoinToggle(coin: $coin)
      }
      CoinToggle(coin: $purse.coin)
    }
  }
}
