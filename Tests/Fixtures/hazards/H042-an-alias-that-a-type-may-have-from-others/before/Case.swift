import SwiftUI

// Here: every `Comparable` is `Equatable`, which only others say.
extension Equatable {
  typealias Score = MatchScore
}

final class MatchScore: ObservableObject {
  @Published var goals = 0
}

struct ScoreLine: View, Comparable {
  let place: Int
  @ObservedObject var score: Score  // expect: unresolved-model "score"

  var body: some View { Stepper("Goals", value: $score.goals) }

  nonisolated static func == (a: ScoreLine, b: ScoreLine) -> Bool { a.place == b.place }
  nonisolated static func < (a: ScoreLine, b: ScoreLine) -> Bool { a.place < b.place }
}
