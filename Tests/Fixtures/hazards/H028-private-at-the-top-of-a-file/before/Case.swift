import SwiftUI

private final class Clock: ObservableObject {
  @Published var hour = 12
}

private struct Dial {
  var hands = 2
}

struct ClockScreen: View {
  @StateObject private var clock = Clock()

  var body: some View {
    Stepper("\(clock.hour) o'clock, \(Dial().hands) hands", value: $clock.hour)
  }
}
