import SwiftUI

final class Scoreboard: ObservableObject {
  @Published var home = 0
  @Published var guest = 0
  @Published var names = ["Home", "Guest"]

  func raise(_ side: ReferenceWritableKeyPath<Scoreboard, Int>) { self[keyPath: side] += 1 }

  func change() {
    swap(&home, &guest)
    names.swapAt(0, 1)
    double(&home)
  }

  private func double(_ number: inout Int) { number *= 2 }
}

func labels(of board: Scoreboard) -> [String] {
  Mirror(reflecting: board).children.compactMap(\.label)
}

struct ScoreboardView: View {
  @StateObject private var board = Scoreboard()

  var body: some View {
    Text("\(board.names[0]) \(board.home) : \(board.guest) \(board.names[1])")
    Button("Home") { board.raise(\.home) }
    Button("Swap") { board.change() }
  }
}
