import SwiftUI

final class Scoreboard: ObservableObject {
  var home = 0 { willSet { objectWillChange.send() } }  // expect: object-will-change "objectWillChange"

  /// The guests.
  private(set) var away: Int {
    willSet { self.objectWillChange.send() }
  }  // expect-previous: object-will-change "objectWillChange"

  var title = "Final" {
    didSet { objectWillChange.send() }
  }  // expect-previous: object-will-change "objectWillChange"
  @Published var isOver = false

  init(away: Int) {
    self.away = away
  }

  func concede() {
    away += 1
  }
}

struct ScoreboardView: View {
  @ObservedObject var board: Scoreboard

  var body: some View {
    Text("\(board.title) \(board.home):\(board.away)")
    Toggle("Over", isOn: $board.isOver)
    Button("Goal") { board.home += 1 }
    Button("Against") { board.concede() }
  }
}
