import SwiftUI

@Observable final class Deck {
  var count = 52

  init() {}
}

struct Dealt: View {
  // Loses: '@State' keeps the first deck that it is given.
  @State private var deck: Deck

  init(deck: Deck = Deck()) { self.deck = deck }

  var body: some View { Text("\(deck.count)") }
}

@MainActor
final class Dealer {
  let deck = Deck()

  func first() -> Dealt { .init(deck: deck) }
}
