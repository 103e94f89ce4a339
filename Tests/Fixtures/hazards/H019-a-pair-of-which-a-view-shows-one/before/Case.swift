import SwiftUI

final class Barometer: ObservableObject {
  @Published var place = "Summit"
  private var _pressure = 1000.0
  var pressure = 1000.0  // expect: untrackable-name "pressure"

  func measure() {
    _pressure = pressure
    pressure -= 1
    place = "Valley"
  }
}

struct BarometerView: View {
  @StateObject private var barometer = Barometer()

  var body: some View {
    Text("\(barometer.place): \(barometer.pressure)")
    Button("Measure") { barometer.measure() }
  }
}
