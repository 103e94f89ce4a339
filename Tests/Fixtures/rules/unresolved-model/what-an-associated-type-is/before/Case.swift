import SwiftUI

protocol Maker {
  associatedtype Made
  func make() -> Made
}

struct DeckMaker: Maker {
  func make() -> Deck { Deck() }
}

extension Maker {
  func makeTwice() -> Made {
    _ = make()
    return make()
  }
}

func run<M: Maker>(_ maker: M) -> M.Made { maker.make() }

final class Deck: ObservableObject { @Published var cards = 0 }

struct DeckView: View {
  @StateObject private var deck = run(DeckMaker())  // expect: unresolved-model "deck"

  var body: some View { Text("\(deck.cards)") }
}

struct OtherView: View {
  @StateObject private var deck = DeckMaker().makeTwice()

  var body: some View { Text("\(deck.cards)") }
}
