import Observation
import SwiftUI

@Observable
final class Clock {
  var hour = 12
}

struct ClockView: View {
  @Environment(Clock.self) private var clock
  @Environment(Clock.self) private var other: Clock?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    // @EnvironmentObject var clock: Clock
    Button("\(clock.hour), \(other?.hour ?? 0) @EnvironmentObject") { dismiss() }
  }
}
