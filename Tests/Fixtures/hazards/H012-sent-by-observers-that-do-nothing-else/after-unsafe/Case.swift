import SwiftUI

@Observable final class Scoreboard {
  var home = 0  // expect: object-will-change "objectWillChange"

  /// The guests.
  private(set) var away: Int  // expect-previous: object-will-change "objectWillChange"

  var title = "Final"  // expect-previous: object-will-change "objectWillChange"
  var isOver = false

  init(away: Int) {
    self.away = away
  }

  func concede() {
    away += 1
  }
}

struct ScoreboardView: View {
  @Bindable var board: Scoreboard

  var body: some View {
    Text("\(board.title) \(board.home):\(board.away)")
    Toggle("Over", isOn: $board.isOver)
    Button("Goal") { board.home += 1 }
    Button("Against") { board.concede() }
  }
}
