import SwiftUI

@Observable final class Player: ObservableObject {  // expect: half-migrated-model "Player"
  var song = "Blue"
  @ObservationIgnored private var plays = 0
  private var seeks = 0

  func play() {
    plays += 1
    seeks += 1
  }
}

struct PlayerScreen: View {
  @StateObject private var player = Player()

  var body: some View {
    TextField("Song", text: $player.song)
    Controls().environmentObject(player)
  }
}

struct Controls: View {
  @EnvironmentObject var player: Player

  var body: some View {
    Button("Play \(player.song)") { player.play() }
  }
}
