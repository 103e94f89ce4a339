import SwiftUI

final class Walk: ObservableObject {
  @Published var steps = 0
}

struct Trail: View {
  let start: Int

  var body: some View {
    let walk = Walk()
    StepCount(walk: walk)
    StepMap(walk: walk)
  }
}

struct StepCount: View {
  @StateObject var walk: Walk  // expect: state-object-on-injected-model "@StateObject"

  var body: some View {
    Text("\(walk.steps)")
  }
}

struct StepMap: View {
  @ObservedObject var walk: Walk

  var body: some View {
    Text("\(walk.steps) on the map")
  }
}
