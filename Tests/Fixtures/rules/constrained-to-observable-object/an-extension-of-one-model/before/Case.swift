import SwiftUI

@MainActor final class Stage: ObservableObject {
  @Published var act = 1
}

extension ObservableObject where Self == Stage {  // expect: constrained-to-observable-object "Stage"
  @MainActor static var demo: Stage { Stage() }
}

struct StageView: View {
  @ObservedObject var stage: Stage = .demo

  var body: some View { Text("\(stage.act)") }
}
