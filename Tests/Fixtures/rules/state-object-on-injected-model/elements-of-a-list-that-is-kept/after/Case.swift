import SwiftUI

@Observable final class Lane: Identifiable {
  var swimmers = 0
  let id: Int

  init(_ id: Int) {
    self.id = id
  }
}

struct Pool: View {
  @State private var lanes = [1, 2, 3].map { Lane($0) }

  var body: some View {
    ForEach(lanes.filter { $0.id > 1 }) { LaneView(lane: $0) }
    LaneView(lane: lanes[0])
  }
}

struct LaneView: View {
  var lane: Lane  // expect: state-object-on-injected-model "@StateObject"

  var body: some View {
    Text("\(lane.swimmers)")
  }
}
