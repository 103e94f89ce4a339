import Combine
import SwiftUI

@Observable final class Stopwatch {
  private(set) var now = Date()
  @ObservationIgnored private var subscription: AnyCancellable?

  func start() {
    subscription = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .assign(to: \.now, on: self)
  }
}

struct StopwatchView: View {
  @State private var stopwatch = Stopwatch()

  var body: some View {
    Text(stopwatch.now, style: .timer)
      .onAppear { stopwatch.start() }
  }
}
