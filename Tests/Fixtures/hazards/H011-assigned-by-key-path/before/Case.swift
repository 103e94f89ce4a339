import Combine
import SwiftUI

final class Stopwatch: ObservableObject {
  @Published private(set) var now = Date()
  private var subscription: AnyCancellable?

  func start() {
    subscription = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .assign(to: \.now, on: self)
  }
}

struct StopwatchView: View {
  @StateObject private var stopwatch = Stopwatch()

  var body: some View {
    Text(stopwatch.now, style: .timer)
      .onAppear { stopwatch.start() }
  }
}
