import SwiftUI

@Observable final class Meter {
  var value = 0
}

struct MeterView: View {
  @State private var meter: Meter  // expect: observed-object-creates-model "@ObservedObject"

  init() {
    self.init(meter: Meter())
  }

  private init(meter: Meter) {
    self.meter = meter
  }

  var body: some View {
    Text("\(meter.value)")
  }
}

struct Cockpit: View {
  var body: some View {
    MeterView()
  }
}
