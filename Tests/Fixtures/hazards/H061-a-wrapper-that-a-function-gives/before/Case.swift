import Keeping
import SwiftUI

final class Player: ObservableObject {
  @Published var volume = 1
}

struct PlayerView: View {
  @StateObject private var player: Player

  init() {
    // The function stands where a wrapper's name mostly does, and makes one of the old kind.
    _player = keeping(Player())  // expect: object-wrapper "_player"
  }

  var body: some View { Text("\(player.volume)") }
}
