import SwiftUI

@Observable final class OldOven {
  var isOn = false
  @ObservationIgnored var degrees = 180 {
    didSet { degrees = min(degrees, 250) }
  }
}

struct Dial {
  var angle = 0.0 {
    didSet { angle = angle.truncatingRemainder(dividingBy: 360) }
  }
}

final class Counter {
  var count = 0 {
    didSet { count = max(count, 0) }
  }
}

struct OvenView: View {
  var oven: OldOven
  @State private var dial = Dial()

  var body: some View { Text(oven.isOn ? "\(dial.angle)" : "off") }
}
