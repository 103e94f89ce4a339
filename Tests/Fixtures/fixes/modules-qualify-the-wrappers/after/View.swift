import SwiftUI

struct DeckView: SwiftUI.View {
  @SwiftUI.State private var deck = Deck()

  var body: some SwiftUI.View {
    DeckCount(deck: deck)
    DeckName()
      .environment(deck)
  }
}

struct DeckCount: SwiftUI.View {
  var deck: Deck

  var body: some SwiftUI.View { SwiftUI.Text("\(deck.cards)") }
}

struct DeckName: SwiftUI.View {
  @SwiftUI.Environment(Deck.self) var deck

  var body: some SwiftUI.View {
    @SwiftUI.Bindable var deck = deck
    SwiftUI.TextField("Name", text: $deck.name)
  }
}
