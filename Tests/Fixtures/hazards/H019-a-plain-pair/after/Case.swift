import SwiftUI

@Observable final class Meter {
  var unit = "kWh"
  @ObservationIgnored var _reading = 0.0  // expect: unpublished-stored-property "_reading"
  @ObservationIgnored var reading = 0.0  // expect: unpublished-stored-property "reading"

  func reset() {
    _reading = reading
    reading = 0
  }
}

struct MeterView: View {
  @State private var meter = Meter()

  var body: some View {
    TextField("Unit", text: $meter.unit)
    Button("Reset") { meter.reset() }
  }
}
