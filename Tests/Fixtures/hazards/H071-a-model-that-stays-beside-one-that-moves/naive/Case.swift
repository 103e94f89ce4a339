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
  @Bindable private var radar = Radar()  // error: only works with Observable types
  @State private var chart = Chart()

  var body: some View {
    Stepper("\(radar.range)", value: $radar.range)
    Slider(value: $chart.scale)
    Text("")
      .environment(radar)  // error: instance method 'environment' requires that 'Radar' conform to 'Observable'
      .environment(chart)
  }
}
