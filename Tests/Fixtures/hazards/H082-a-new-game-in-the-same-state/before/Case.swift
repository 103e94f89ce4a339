import SwiftUI

final class Game: ObservableObject {
  @Published var moves = 0
}

struct Board: View {
  @ObservedObject var game: Game

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
