import SwiftUI

@Observable final class Pump {
  var pressure: Double = 2  // expect: published-property "@Published<Double>"
  var valve: Int? = 4  // expect: published-property "@Published<Int?>(wrappedValue: 4)"

  func stop() {
    pressure = 0.5
    valve = nil
  }
}

struct PumpView: View {
  @State private var pump = Pump()

  var body: some View {
    Slider(value: $pump.pressure)
    Button("\(pump.valve ?? 0)") { pump.stop() }
  }
}
