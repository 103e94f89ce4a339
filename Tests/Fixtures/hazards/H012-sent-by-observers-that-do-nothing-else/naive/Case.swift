import SwiftUI

@Observable final class Scoreboard {
  var home = 0 { willSet { objectWillChange.send() } }  // error: cannot find 'objectWillChange' in scope

  /// The guests.
  private(set) var away: Int {
    willSet { self.objectWillChange.send() }  // error: value of type 'Scoreboard' has no member 'objectWillChange'
  }

  var title = "Final" {
    didSet {
      objectWillChange.send()  // error: cannot find 'objectWillChange' in scope
    }
  }
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
