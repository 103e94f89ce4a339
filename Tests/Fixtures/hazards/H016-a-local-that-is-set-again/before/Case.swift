import SwiftUI

final class Stop: ObservableObject {
  @Published var visits = 0  // expect: published-property "@Published"

  var label: String { "visited \(visits) times" }
}

/// In the second round it is no longer the one that was made here.
struct StopRow: View {
  let stop: Stop
  let line: [Stop]

  var body: some View { Text(count()) }

  private func count() -> String {
    var current = Stop()
    for next in line {
      current.visits += 1
      current = next
    }
    return stop.label
  }
}

struct Line: View {
  @StateObject private var stop = Stop()

  var body: some View {
    StopRow(stop: stop, line: [stop, stop])
    StopRow(stop: stop, line: [stop, stop])
  }
}
