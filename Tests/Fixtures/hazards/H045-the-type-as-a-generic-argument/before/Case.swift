import SwiftUI

final class Pump: ObservableObject {
  @Published<Double> var pressure = 2  // expect: published-property "@Published<Double>"
  @Published<Int?>(wrappedValue: 4) var valve  // expect: published-property "@Published<Int?>(wrappedValue: 4)"

  func stop() {
    pressure = 0.5
    valve = nil
  }
}

struct PumpView: View {
  @StateObject private var pump = Pump()

  var body: some View {
    Slider(value: $pump.pressure)
    Button("\(pump.valve ?? 0)") { pump.stop() }
  }
}
