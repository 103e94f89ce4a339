import SwiftUI

@MainActor @Observable final class Player {
  var track = 0

  func load(_ number: Int) { track = number }
}

struct PlayerView: View {
  @State private var player = Player()  // expect: state-object "@StateObject"

  init(track: Int) { player.load(track) }  // expect: state-object "player"

  var body: some View { Text("\(player.track)") }
}

@MainActor @Observable final class Deck {
  var side = "A"
}

struct DeckView: View {
  @State private var deck = Deck()  // expect: state-object "@StateObject"
  let flip: () -> Void

  init() { flip = {} }

  var body: some View { Text(deck.side).onAppear { deck.side = "B" } }
}
