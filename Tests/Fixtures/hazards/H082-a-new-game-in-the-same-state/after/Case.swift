import SwiftUI

@Observable final class Game {
  var moves = 0
}

struct Board: View {
  var game: Game

  var body: some View {
    Button("\(game.moves)") { game.moves += 1 }
  }
}

struct Table: View {
  @State private var game = Game()

  var body: some View {
    VStack {
      Board(game: game)
      Button("New game") { game = Game() }
    }
  }
}
