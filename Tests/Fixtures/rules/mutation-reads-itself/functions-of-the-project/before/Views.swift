import SwiftUI

struct GameView: View {
  @Bindable var game: Game

  var body: some View {
    Button("Shuffle") {
      game.board.change { $0 += "\(game.board.turn)" }  // expect: mutation-reads-itself "board"
      game.board.cards.removeAll { self.game.board.cards.first == $0 }
      // expect-previous: mutation-reads-itself "board"
    }
    Button("Reset", action: reset)
  }

  private func reset() {
    let game = Game()
    Game.shared.players.removeAll { $0 == Game.shared.players.first }
    // expect-previous: mutation-reads-itself "players"
    game.players.removeAll { _ in self.game.players.isEmpty }
    game.players.removeAll { _ in game.players.isEmpty }
    // expect-previous: mutation-reads-itself "players"
  }
}
