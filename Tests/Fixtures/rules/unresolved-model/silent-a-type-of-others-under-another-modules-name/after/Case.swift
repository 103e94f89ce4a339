import Metering
import SwiftUI

@Observable final class Clock {
  var hour = 0
}

/// Nothing of the project declares `Telemetry`: whoever does cannot know a `Clock`.
struct Hands: View {
  @ObservedObject private var telemetry = Telemetry.kept
  var clock: Clock

  var body: some View { Text("\(clock.hour) \(telemetry.sent)") }
}
