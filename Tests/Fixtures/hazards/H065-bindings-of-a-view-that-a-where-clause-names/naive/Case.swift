import SwiftUI

@Observable final class Score {
  var points = 0
}

struct Board: View {
  var score: Score

  var body: some View { Text("\(score.points)") }
}

struct Frame<Content> {
  var content: Content
}

extension Frame where Content == Board {
  var points: Binding<Int> { content.$score.points }  // error: value of type 'Board' has no member '$score'
}
