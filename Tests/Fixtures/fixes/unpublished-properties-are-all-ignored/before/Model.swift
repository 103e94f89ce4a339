import SwiftUI

final class Meter: ObservableObject {
  @Published var value = 0.0
  var unit = "kW"
  private var samples: [Double] = []
}

struct MeterView: View {
  @ObservedObject var meter: Meter

  var body: some View { Text("\(meter.value) \(meter.unit)") }
}
