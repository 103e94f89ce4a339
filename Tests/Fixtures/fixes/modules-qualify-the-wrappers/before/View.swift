import SwiftUI

struct DeckView: SwiftUI.View {
  @SwiftUI.StateObject private var deck = Deck()

  var body: some SwiftUI.View {
    DeckCount(deck: deck)
    DeckName()
      .environmentObject(deck)
  }
}

struct DeckCount: SwiftUI.View {
  @SwiftUI.ObservedObject var deck: Deck

  var body: some SwiftUI.View { SwiftUI.Text("\(deck.cards)") }
}

struct DeckName: SwiftUI.View {
  @SwiftUI.EnvironmentObject var deck: Deck

  var body: some SwiftUI.View {
    SwiftUI.TextField("Name", text: $deck.name)
  }
}
