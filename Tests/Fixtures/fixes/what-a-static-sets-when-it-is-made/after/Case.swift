import SwiftUI

@MainActor @Observable final class Gauge {
  var title = ""
  var tag = ""
}

@MainActor struct Gauges {
  static let shared = Gauges()
  static let reset: @MainActor (Meter) -> Void = { $0.unit = "" }
  let one = Gauge()

  private init() { one.tag = "a" }
}

@MainActor final class Meter: ObservableObject {
  @Published var title = ""
  var unit = ""
}

// Made once, by whoever asks first: nothing draws for ever.
struct GaugeView: View {
  var gauge = Gauges.shared.one

  var body: some View {
    Text(gauge.title)
    Text(gauge.tag)
    Text(Gauges.shared.one.title)
  }
}

// A closure that a static keeps runs whenever it is called.
struct MeterView: View {
  @ObservedObject var meter: Meter

  var body: some View {
    Text(meter.title)
    Text(unit)
  }

  private var unit: String {
    Gauges.reset(meter)
    return meter.unit
  }
}
