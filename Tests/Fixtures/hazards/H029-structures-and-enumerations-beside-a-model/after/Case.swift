import SwiftUI

struct Coin: Hashable {
  var value = 1
}

enum Purse {
  case empty
  case full([Coin])
}

@Observable final class Till {
  var coins: Set<Coin> = []
  var purse = Purse.empty
}

struct TillView: View {
  var till: Till

  var body: some View {
    Text("\(till.coins.count) coins")
    Button("Take") { till.purse = .full(Array(till.coins)) }
  }
}
