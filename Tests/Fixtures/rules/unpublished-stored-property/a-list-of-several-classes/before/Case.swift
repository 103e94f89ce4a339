import SwiftUI

class Card: ObservableObject {
  @Published var isUp = false
  var title: String { "" }
}

final class Ace: Card {}

final class King: Card {
  // says-next: "becomes tracked because a view may read it"
  var realm = "hearts"  // expect: unpublished-stored-property "realm"
  // says-next: "becomes '@ObservationIgnored'"
  var games = 0  // expect: unpublished-stored-property "games"

  override var title: String { realm }

  func move(to realm: String) {
    self.realm = realm
    games += 1
  }
}

/// The first of them does not say what all are.
struct Deck {
  var cards = [Ace(), King()]
}

struct DeckView: View {
  let deck = Deck()

  var body: some View {
    ForEach(deck.cards, id: \.title) { card in
      Text(card.title)
    }
  }
}
