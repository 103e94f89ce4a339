import SwiftUI

struct TimerView: View {
  @State private var model = Model()

  var body: some View {
    Text("\(model.seconds)")
    Button("Start") { model.start() }
  }

  @MainActor
  @Observable
  fileprivate final class Model {
    private(set) var seconds = 0
    @ObservationIgnored private var isRunning = false

    func start() {
      isRunning.toggle()
      seconds += isRunning ? 1 : 0
    }
  }
}

struct StopwatchView: View {
  @State private var model = Model()

  var body: some View { Text("\(model.laps.count)") }
}

extension StopwatchView {
  @Observable fileprivate class Model {
    var laps: [Int] = []
  }
}

@Observable private final class TopLevel {
  var isOn = false
}
