import SwiftUI

final class Ladder: ObservableObject {
  @Published var rungs: Int

  init(rungs: Int = 8) { self.rungs = rungs }
}

struct LadderView: View {
  @StateObject private var ladder = Ladder()  // expect: state-object "@StateObject"

  init(rungs: Int) {
    _ladder = StateObject(wrappedValue: Ladder(rungs: rungs))
  }

  var body: some View { Stepper("Rungs", value: $ladder.rungs) }
}
