import SwiftUI

@Observable final class Match {
  var minute = 0
  // says-next: "becomes tracked because a view reads it"
  var homeGoals = 0  // expect: unpublished-stored-property "homeGoals"
  private(set) var lastScorer: String?  // expect: unpublished-stored-property "lastScorer"

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
