import SwiftUI

@Observable final class Lane {
  var cards = 0
}

@Observable final class Board {
  var lanes: [Lane] = []
  var named: [String: Lane] = [:]
}

struct BoardView: View {
  var board: Board

  var body: some View {
    ForEach(board.lanes.indices, id: \.self) { index in
      LaneView(lane: board.lanes[index])
    }
    if let backlog = board.named["Backlog"] {
      Backlog(lane: backlog)
    }
    Done(lane: board.lanes[0])
  }
}

struct LaneView: View {
  var lane: Lane  // expect: state-object-on-injected-model "@StateObject"

  var body: some View {
    Text("\(lane.cards)")
  }
}

struct Backlog: View {
  var lane: Lane  // expect: state-object-on-injected-model "@StateObject"

  var body: some View {
    Text("\(lane.cards)")
  }
}

struct Done: View {
  private var lane: Lane  // expect: state-object-on-injected-model "@StateObject"

  init(lane: Lane) {
    self.lane = lane
  }

  var body: some View {
    Text("\(lane.cards)")
  }
}
