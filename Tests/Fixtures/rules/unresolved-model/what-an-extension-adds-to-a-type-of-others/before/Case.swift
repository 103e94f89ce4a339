import SwiftUI
import Telemetry

final class Clock: ObservableObject {
  @Published var hour = 0
}

extension Telemetry {
  nonisolated(unsafe) static let clock = Clock()
}

struct Hands: View {
  @ObservedObject private var clock = Telemetry.clock  // expect: unresolved-model "clock"

  var body: some View { Text("\(clock.hour)") }
}
