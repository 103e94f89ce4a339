import SwiftUI

// error: invalid redeclaration of '_reading'
@Observable final class Meter {
  var unit = "kWh"
  var _reading = 0.0
  var reading = 0.0

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
