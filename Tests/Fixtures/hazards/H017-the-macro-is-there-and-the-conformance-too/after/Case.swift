import SwiftUI

@Observable final class Player {  // expect: half-migrated-model "Player"
  var song = "Blue"
  @ObservationIgnored private var plays = 0
  private var seeks = 0

  func play() {
    plays += 1
    seeks += 1
  }
}

struct PlayerScreen: View {
  @State private var player = Player()

  var body: some View {
    TextField("Song", text: $player.song)
    Controls().environment(player)
  }
}

struct Controls: View {
  @Environment(Player.self) var player

  var body: some View {
    Button("Play \(player.song)") { player.play() }
  }
}
