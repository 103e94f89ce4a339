import Observation
import SwiftUI

@Observable final class Match {
  var score = 0
}

@Observable
final class Team {
  var name = ""
}

final class Referee {
  var name = "R."
}

struct Scoreboard: View {
  var match: Match
  let team: Team
  let referee: Referee
  static let sample = Match()

  var body: some View {
    // The parameter of the closure and the local are values of that name.
    ForEach([1, 2], id: \.self) { match in
      Text("\(match.description)")
    }
    Text("\(match.score) \(team.name) \(referee.name)")
  }
}

struct Ranking: View {
  let match: Match
  let results: [Result]

  struct Result {
    var score: Int
  }

  var body: some View {
    ForEach(results.indices, id: \.self) { index in
      let match = results[index]
      Text("\(match.score)")
    }
    Scoreboard(match: match, team: Team(), referee: Referee())
  }
}
