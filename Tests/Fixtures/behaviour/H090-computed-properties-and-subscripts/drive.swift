import SwiftUI

@MainActor func driveChessboard() {
  let board = Chessboard()
  let square = Screen(SquareView(board: board))
  let pieces = Screen(PiecesView(board: board))
  square.after("b2 = pawn") { board["b2"] = "pawn" }
  pieces.after("the list") {}
  square.after("b2 = nil") { board["b2"] = nil }
  square.after("a1 = nil") { board["a1"] = nil }
  pieces.after("the list") {}
}
