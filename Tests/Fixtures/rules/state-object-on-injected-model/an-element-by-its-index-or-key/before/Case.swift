import SwiftUI

final class Lane: ObservableObject {
  @Published var cards = 0
}

final class Board: ObservableObject {
  @Published var lanes: [Lane] = []
  @Published var named: [String: Lane] = [:]
}

struct BoardView: View {
  @ObservedObject var board: Board

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
  @StateObject var lane: Lane  // expect: state-object-on-injected-model "@StateObject"

  var body: some View {
    Text("\(lane.cards)")
  }
}

struct Backlog: View {
  @StateObject var lane: Lane  // expect: state-object-on-injected-model "@StateObject"

  var body: some View {
    Text("\(lane.cards)")
  }
}

struct Done: View {
  @StateObject private var lane: Lane  // expect: state-object-on-injected-model "@StateObject"

  init(lane: Lane) {
    _lane = StateObject(wrappedValue: lane)
  }

  var body: some View {
    Text("\(lane.cards)")
  }
}
