import SwiftUI

struct CardPile {
  private(set) var cards = [3, 1, 2]
  var onDraw: (() -> Void)?

  mutating func draw() {
    cards.removeLast()
    onDraw?()
  }
}

/// The closure asks for the pile while that is being changed.
final class CardGame: ObservableObject {
  @Published var pile = CardPile()
  @Published var left = 3

  init() {
    pile.onDraw = { [weak self] in self?.count() }
  }

  func draw() { pile.draw() }

  private func count() { left = pile.cards.count }
}

struct CardGameView: View {
  @ObservedObject var game: CardGame

  var body: some View { Text("\(game.left) left") }
}
