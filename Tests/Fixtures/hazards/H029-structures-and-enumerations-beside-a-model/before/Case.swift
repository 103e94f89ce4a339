import SwiftUI

struct Coin: Hashable {
  var value = 1
}

enum Purse {
  case empty
  case full([Coin])
}

final class Till: ObservableObject {
  @Published var coins: Set<Coin> = []
  @Published var purse = Purse.empty
}

struct TillView: View {
  @ObservedObject var till: Till

  var body: some View {
    Text("\(till.coins.count) coins")
    Button("Take") { till.purse = .full(Array(till.coins)) }
  }
}
