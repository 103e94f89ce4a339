import SwiftUI

struct GameScreen: View {
  @State private var game = Game()

  var body: some View {
    Text(game.phase == .over ? "Over" : "Play")
  }

  private enum Phase {
    case running, over
  }

  @Observable fileprivate final class Game {
    var phase = Phase.running  // error: must be declared private because its type 'GameScreen.Phase' uses a private type
  }
}
