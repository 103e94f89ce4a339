import SwiftUI

@Observable final class Score {
  var points = 0
}

/// "`@ObservedObject var score: Score`" would see each change.
struct ScoreView: View {
  let points: Int
  @Binding var bonus: Int
  var note = "@ObservedObject var score: Score"

  var body: some View {
    Text("\(note): \(points + bonus)")
  }
}

struct ScoreHolder {
  let score: Score
  var observedObject: ObjectIdentifier { ObjectIdentifier(score) }
}
