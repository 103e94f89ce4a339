import SwiftUI

final class Scoreboard: ObservableObject {
  @Published var home = 0

  func refresh() {
    objectWillChange.send()
  }
}

final class League: ObservableObject {
  @Published var board = Scoreboard()
  @Published var day = 1

  func refresh() {
    objectWillChange.send()
  }
}

struct PlainScoreView: View {
  var board: Scoreboard

  var body: some View { Text("home \(board.home)") }
}

struct KeptScoreView: View {
  @StateObject var board: Scoreboard

  var body: some View { Text("home \(board.home)") }
}

struct OwnScoreView: View {
  let day: Int
  @ObservedObject var board = Scoreboard()

  var body: some View {
    VStack {
      Text("day \(day), home \(board.home)")
      Button("Goal") { board.home += 1 }
    }
  }
}

struct LeagueView: View {
  @ObservedObject var league: League

  var body: some View {
    VStack {
      KeptScoreView(board: league.board)
      OwnScoreView(day: league.day)
    }
  }
}
