import SwiftUI

@MainActor func driveCardPile() {
  let game = CardGame()
  let screen = Screen(CardGameView(game: game))
  screen.after("draw()") { game.draw() }
  screen.after("draw()") { game.draw() }
}
