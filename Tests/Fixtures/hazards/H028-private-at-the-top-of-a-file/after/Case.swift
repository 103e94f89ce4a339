import SwiftUI

@Observable private final class Clock {
  var hour = 12
}

private struct Dial {
  var hands = 2
}

struct ClockScreen: View {
  @State private var clock = Clock()

  var body: some View {
    Stepper("\(clock.hour) o'clock, \(Dial().hands) hands", value: $clock.hour)
  }
}
