import SwiftUI

final class Meter: ObservableObject {
  @Published var unit = "kWh"
  var _reading = 0.0  // expect: unpublished-stored-property "_reading"
  var reading = 0.0  // expect: unpublished-stored-property "reading"

  func reset() {
    _reading = reading
    reading = 0
  }
}

struct MeterView: View {
  @StateObject private var meter = Meter()

  var body: some View {
    TextField("Unit", text: $meter.unit)
    Button("Reset") { meter.reset() }
  }
}
