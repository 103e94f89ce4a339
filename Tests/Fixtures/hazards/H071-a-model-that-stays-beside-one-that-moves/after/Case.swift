import Combine
import SwiftUI

final class Radar: ObservableObject {
  @Published var range = 10
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    let ranges: Published<Int>.Publisher = $range
    ranges.sink { print($0) }.store(in: &subscriptions)
  }
}

@Observable final class Chart {
  var scale = 1.0
}

struct BridgeView: View {
  @StateObject private var radar = Radar()  // expect: state-object "@StateObject"
  @State private var chart = Chart()  // expect: state-object "@StateObject"

  var body: some View {
    Stepper("\(radar.range)", value: $radar.range)
    Slider(value: $chart.scale)
    RadarView(radar: radar)
      .environmentObject(radar)
      .environment(chart)
  }
}

struct RadarView: View {
  @ObservedObject var radar: Radar
  @Environment(Chart.self) private var chart

  var body: some View { Text("\(radar.range) at \(chart.scale)") }
}
