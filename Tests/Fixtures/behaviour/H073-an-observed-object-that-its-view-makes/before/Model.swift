import SwiftUI

final class Stopwatch: ObservableObject {
  @Published var laps = 0
}

final class Pool: ObservableObject {
  @Published var lane = 1
}

struct StopwatchView: View {
  let lane: Int
  @ObservedObject var watch = Stopwatch()

  var body: some View {
    VStack {
      Text("lane \(lane), \(watch.laps) laps")
      Button("Lap") { watch.laps += 1 }
    }
  }
}

struct PoolView: View {
  @ObservedObject var pool: Pool

  var body: some View { StopwatchView(lane: pool.lane) }
}
