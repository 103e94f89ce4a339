import SwiftUI
import Telemetry

@Observable final class Clock {
  var hour = 0
}

/// `Telemetry` comes from a package of its name: what it keeps is no `Clock`.
struct Hands: View {
  @State private var clock = Clock()
  @ObservedObject private var telemetry = Telemetry.shared

  var body: some View {
    Face()
      .environment(clock)
      .environmentObject(Telemetry.shared)
    Text("\(telemetry.sent)")
  }
}

struct Face: View {
  @Environment(Clock.self) private var clock

  var body: some View { Text("\(clock.hour)") }
}
