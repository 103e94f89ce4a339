import SwiftUI

@Observable final class Meter {
  var value = 0.0
  @ObservationIgnored var unit = "kW"
  @ObservationIgnored private var samples: [Double] = []
}

struct MeterView: View {
  var meter: Meter

  var body: some View { Text("\(meter.value) \(meter.unit)") }
}
