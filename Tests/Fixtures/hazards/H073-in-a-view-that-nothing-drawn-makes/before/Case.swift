import SwiftUI
import UIKit

final class Meter: ObservableObject {
  @Published var level: Int
  @Published var isHigh = false

  init(start: Int) {
    level = start
    isHigh = level > 9
  }
}

/// Made with the view, which only code of UIKit makes, once: nothing is drawn meanwhile.
struct Dial: View {
  @ObservedObject var meter: Meter  // expect: observed-object-creates-model "@ObservedObject"

  init(start: Int) { meter = Meter(start: start) }

  var body: some View {
    Text("\(meter.level) \(meter.isHigh)").onTapGesture { meter.level += 1 }
  }
}

@MainActor final class Device {
  func settings() -> UIViewController {
    let dial = Dial(start: 1)
    return UIHostingController(rootView: dial)
  }
}

final class Gauge: ObservableObject {
  @Published var level: Int
  @Published var isHigh = false

  init(start: Int) {
    level = start
    isHigh = level > 9  // expect: observed-object-creates-model "level"
  }
}

/// So is this one, but by a row that is drawn.
struct GaugeRow: View {
  @ObservedObject var gauge: Gauge  // expect: observed-object-creates-model "@ObservedObject"

  init(start: Int) { gauge = Gauge(start: start) }

  var body: some View {
    Text("\(gauge.level) \(gauge.isHigh)").onTapGesture { gauge.level += 1 }
  }
}

struct Gauges: View {
  var body: some View { List { GaugeRow(start: 2) } }
}
