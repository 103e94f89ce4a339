import SwiftUI

struct Pile {
  private(set) var cards = [3, 1, 2]
  var onDraw: (@MainActor () -> Void)?

  @MainActor mutating func draw() {
    cards.removeLast()
    onDraw?()
  }
}

/// What runs meanwhile uses another property, or comes later.
@MainActor final class Game: ObservableObject {
  @Published var pile = Pile()
  @Published var draws = 0
  @Published var left = 3

  init() {
    pile.onDraw = { [weak self] in
      self?.draws += 1
      Task { self?.count() }
    }
  }

  func draw() { pile.draw() }

  private func count() { left = pile.cards.count }
}

struct GameView: View {
  @StateObject private var game = Game()

  var body: some View {
    Button("\(game.draws) drawn, \(game.left) left") { game.draw() }
  }
}
