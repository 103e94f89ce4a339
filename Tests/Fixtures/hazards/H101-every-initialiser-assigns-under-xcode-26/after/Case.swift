import SwiftUI

@Observable final class Ladder {
  var rungs: Int

  init(rungs: Int = 8) { self.rungs = rungs }
}

struct LadderView: View {
  @State private var ladder: Ladder  // expect: state-object "@StateObject"

  init(rungs: Int) {
    _ladder = State(wrappedValue: Ladder(rungs: rungs))
  }

  var body: some View { Stepper("Rungs", value: $ladder.rungs) }
}
