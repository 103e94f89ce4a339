import SwiftUI
import Tuner

final class Clock: ObservableObject {
  @Published var hour = 0
}

private func started() -> (clock: Clock, hour: Int) { (Clock(), 0) }

extension RadioPlayer {
  var clock: (clock: Clock, hour: Int) { started() }
}

struct Hands: View {
  @ObservedObject private var clock = radio.clock.clock  // expect: unresolved-model "clock"

  var body: some View { Text("\(clock.hour)") }
}
