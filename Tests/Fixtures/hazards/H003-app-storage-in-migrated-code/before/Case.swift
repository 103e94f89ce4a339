import SwiftUI

@Observable final class Units {
  var symbol = "km"
  @ObservationIgnored @AppStorage("metric") var isMetric = true  // expect: app-storage-in-observable-class "@AppStorage("metric")"

  /// Not observed by views that read `isMetric`, and does what it should: it tells them itself.
  var isPrecise: Bool {
    get {
      access(keyPath: \.isPrecise)
      return storedIsPrecise
    }
    set {
      withMutation(keyPath: \.isPrecise) {
        storedIsPrecise = newValue
      }
    }
  }
  @ObservationIgnored @AppStorage("precise") private var storedIsPrecise = false
}

struct UnitsView: View {
  @State private var units = Units()

  var body: some View {
    Toggle("Metric", isOn: $units.isMetric)
    Toggle("Precise", isOn: $units.isPrecise)
    Text(units.symbol)
  }
}
