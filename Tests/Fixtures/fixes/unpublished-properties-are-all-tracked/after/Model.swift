import SwiftUI

@Observable final class Meter {
  var value = 0.0
  var unit = "kW"
  private var samples: [Double] = []
  @ObservationIgnored lazy var formatter = NumberFormatter()
  weak var parent: Meter?
  let id = 1
}

struct MeterView: View {
  var meter: Meter

  var body: some View { Text("\(meter.value) \(meter.unit)") }
}
