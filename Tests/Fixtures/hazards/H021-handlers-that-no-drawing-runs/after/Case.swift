import SwiftUI

@Observable final class Deck {
  var title = "none"
  @ObservationIgnored var plays = 0  // expect: unpublished-stored-property "plays"
  var taps = 0  // expect: unpublished-stored-property "taps"

  func play() {
    plays += 1
    taps = plays
  }
}

struct DeckView: View {
  var deck: Deck

  var body: some View {
    Text(deck.title + " \(deck.taps)")
      .accessibilityAction(.magicTap) { deck.play() }
      .accessibilityAction(named: "play") { deck.play() }
      .accessibilityAdjustableAction { _ in deck.play() }
  }
}
