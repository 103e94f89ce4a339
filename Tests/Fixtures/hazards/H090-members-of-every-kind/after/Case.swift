import SwiftUI

@MainActor @Observable final class Chessboard {
  enum Piece: String { case pawn, rook, king }

  struct Square: Hashable {
    var column: Int
    var row: Int
  }

  static let size = 8
  static var boardsMade = 0
  class var title: String { "Chess" }

  let opening: String
  private var pieces: [Square: Piece] = [:]  // expect: published-property "@Published"
  var isFlipped = false  // expect: published-property "@Published"

  var count: Int { pieces.count }

  var firstPiece: Piece? {
    get { self[0, 0] }
    set { self[0, 0] = newValue }
  }

  subscript(column: Int, row: Int) -> Piece? {
    get { pieces[Square(column: column, row: row)] }
    set { pieces[Square(column: column, row: row)] = newValue }
  }

  init(opening: String) {
    self.opening = opening
    Self.boardsMade += 1
  }

  final class Clock {
    var seconds = 0
  }
}

struct BoardView: View {
  @Bindable var board: Chessboard

  var body: some View {
    Text("\(Chessboard.title): \(board.opening), \(board.count) of \(Chessboard.size)")
    Text(board[0, 1]?.rawValue ?? "")
    Toggle("Flipped", isOn: $board.isFlipped)
    Picker("First", selection: $board.firstPiece) {
      Text("Rook").tag(Chessboard.Piece?.some(.rook))
    }
  }
}
