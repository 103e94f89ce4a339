import SwiftUI

struct Card {
  var text = ""
  weak var pile: Pile?

  @MainActor mutating func join(_ pile: Pile) {
    self.pile = pile
    text = "one of \(self.pile?.cards.count ?? 0)"
  }

  @MainActor mutating func turn(over pile: Pile) { text = title(of: pile) }

  @MainActor mutating func keep(in pile: Pile) {
    let piles = [pile]
    text = "\(piles[0].cards.count)"
  }

  @MainActor mutating func name(after pile: Pile) {
    let other = pile
    text = other.name
  }
}

@MainActor func title(of pile: Pile) -> String { "\(pile.cards.count)" }

@MainActor @Observable
final class Pile {
  var cards: [Card] = []
  var name = ""

  func deal() {
    cards[0].join(self)  // expect: mutation-reads-itself "self"
    cards[0].turn(over: self)  // expect: mutation-reads-itself "self"
    cards[0].keep(in: self)  // expect: mutation-reads-itself "self"
    cards[0].name(after: self)
  }
}

struct PileView: View {
  let pile: Pile

  var body: some View { Text("\(pile.cards.count)") }
}
