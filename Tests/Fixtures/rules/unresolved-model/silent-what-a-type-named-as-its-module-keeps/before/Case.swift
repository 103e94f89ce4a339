import SwiftUI
import Telemetry

final class Clock: ObservableObject {
  @Published var hour = 0
}

/// `Telemetry` comes from a package of its name: what it keeps is no `Clock`.
struct Hands: View {
  @StateObject private var clock = Clock()
  @ObservedObject private var telemetry = Telemetry.shared

  var body: some View {
    Face()
      .environmentObject(clock)
      .environmentObject(Telemetry.shared)
    Text("\(telemetry.sent)")
  }
}

struct Face: View {
  @EnvironmentObject private var clock: Clock

  var body: some View { Text("\(clock.hour)") }
}
