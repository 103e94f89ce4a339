import SwiftUI

struct GameScreen: View {
  @StateObject private var game = Game()

  var body: some View {
    Text(game.phase == .over ? "Over" : "Play")
  }

  private enum Phase {
    case running, over
  }

  private final class Game: ObservableObject {  // expect: unsupported-declaration "Game"
    @Published var phase = Phase.running
  }
}
