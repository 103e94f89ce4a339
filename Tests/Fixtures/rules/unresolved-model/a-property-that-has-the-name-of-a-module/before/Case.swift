import SwiftUI
import Telemetry

final class Clock: ObservableObject {
  @Published var hour = 0
}

struct Rack {
  let clock: Clock
}

enum Racks {
  nonisolated(unsafe) static let (Telemetry, other) = (Rack(clock: Clock()), 1)

  struct Hands: View {
    @ObservedObject private var clock = Telemetry.clock  // expect: unresolved-model "clock"

    var body: some View { Text("\(clock.hour)") }
  }
}
