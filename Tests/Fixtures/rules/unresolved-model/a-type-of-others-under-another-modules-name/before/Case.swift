import Metering
import SwiftUI

final class Clock: ObservableObject {
  @Published var hour = 0
}

/// What is imported does not say where `Telemetry` comes from: a program may write it later.
struct Hands: View {
  @ObservedObject private var telemetry = Telemetry.kept  // expect: unresolved-model "telemetry"
  @ObservedObject var clock: Clock

  var body: some View { Text("\(clock.hour) \(telemetry.sent)") }
}
