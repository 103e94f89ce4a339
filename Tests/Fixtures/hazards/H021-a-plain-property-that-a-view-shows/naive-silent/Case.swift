import SwiftUI

@Observable final class Match {
  var minute = 0
  // Lost: the score. It was drawn along with the minute, which now draws nothing else.
  @ObservationIgnored var homeGoals = 0
  @ObservationIgnored private(set) var lastScorer: String?

  func score(_ name: String) {
    homeGoals += 1
    lastScorer = name
    minute += 1
  }
}

struct MatchView: View {
  @State private var match = Match()

  var body: some View {
    Text("\(match.minute)′ \(match.homeGoals)")
    if let name = match.lastScorer { Text(name) }
    Button("Goal") { match.score("Ada") }
  }
}
