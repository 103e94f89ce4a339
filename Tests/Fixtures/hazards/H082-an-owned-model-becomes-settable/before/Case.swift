import SwiftUI

final class Stopwatch: ObservableObject {
  @Published private(set) var laps: [Double] = []

  func lap(_ seconds: Double) { laps.append(seconds) }
  func reset() { laps = [] }
}

struct StopwatchView: View {
  @StateObject private var stopwatch = Stopwatch()

  var body: some View {
    VStack {
      Text("\(stopwatch.laps.count) laps")
      Button("Lap") { stopwatch.lap(12.5) }
      Button("Reset") { stopwatch.reset() }
    }
  }
}
