import SwiftUI

final class Chessboard: ObservableObject {
  @Published private var squares = ["a1": "rook"]
  @Published var moves = 0

  var isEmpty: Bool { squares.isEmpty }
  var pieces: [String] { squares.keys.sorted() }

  subscript(square: String) -> String? {
    get { squares[square] }
    set { squares[square] = newValue }
  }
}

struct SquareView: View {
  @ObservedObject var board: Chessboard

  var body: some View { Text("b2: \(board["b2"] ?? "empty")") }
}

struct PiecesView: View {
  @ObservedObject var board: Chessboard

  var body: some View { Text(board.isEmpty ? "none" : "\(board.pieces)") }
}
