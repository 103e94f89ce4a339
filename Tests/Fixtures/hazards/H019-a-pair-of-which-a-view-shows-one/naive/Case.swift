import SwiftUI

// error: invalid redeclaration of '_pressure'
@Observable final class Barometer {
  var place = "Summit"
  private var _pressure = 1000.0
  var pressure = 1000.0

  func measure() {
    _pressure = pressure
    pressure -= 1
    place = "Valley"
  }
}

struct BarometerView: View {
  @State private var barometer = Barometer()

  var body: some View {
    Text("\(barometer.place): \(barometer.pressure)")
    Button("Measure") { barometer.measure() }
  }
}
