import SwiftUI

struct TimerView: View {
  @StateObject private var model = Model()

  var body: some View {
    Text("\(model.seconds)")
    Button("Start") { model.start() }
  }

  @MainActor
  private final class Model: ObservableObject {
    @Published private(set) var seconds = 0
    private var isRunning = false

    func start() {
      isRunning.toggle()
      seconds += isRunning ? 1 : 0
    }
  }
}

struct StopwatchView: View {
  @StateObject private var model = Model()

  var body: some View { Text("\(model.laps.count)") }
}

extension StopwatchView {
  private class Model: ObservableObject {
    @Published var laps: [Int] = []
  }
}

private final class TopLevel: ObservableObject {
  @Published var isOn = false
}
