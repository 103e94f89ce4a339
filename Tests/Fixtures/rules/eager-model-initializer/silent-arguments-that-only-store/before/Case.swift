import SwiftUI

final class Chart {
  let name: String

  init(name: String) { self.name = name }
}

/// Works only if it is asked to.
final class Gauge {
  private(set) var level: Int

  init() {
    level = 0
    measure()
  }

  init(level: Int) { self.level = level }

  private func measure() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("measured") }
  }
}

final class Tide: ObservableObject {
  @Published var height = 0
  private let chart: Chart
  private let gauge: Gauge

  init(chart: Chart = Chart(name: "North"), gauge: Gauge = Gauge()) {
    self.chart = chart
    self.gauge = gauge
  }
}

/// What is given takes the place of the default that would work.
struct PierView: View {
  @StateObject private var tide: Tide
  @StateObject private var ebb = Tide(gauge: Gauge(level: 3))
  @StateObject private var spring: Tide

  init(name: String, gauge: Gauge) {
    _tide = StateObject(wrappedValue: Tide(chart: Chart(name: name), gauge: Gauge(level: 2)))
    _spring = StateObject(wrappedValue: Tide(gauge: gauge))
  }

  var body: some View { Text("\(tide.height + ebb.height + spring.height)") }
}
