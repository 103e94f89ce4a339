import SwiftUI

@MainActor func driveLeague() {
  let board = Scoreboard()
  let plain = Screen(PlainScoreView(board: board))
  plain.after("home = 1") { board.home = 1 }
  let league = League()
  let screen = Screen(LeagueView(league: league))
  screen.after("Goal") { screen.tap("Goal") }
  screen.after("day = 2") { league.day = 2 }
  screen.after("another board") {
    league.board = Scoreboard()
    league.board.home = 7
  }
}
