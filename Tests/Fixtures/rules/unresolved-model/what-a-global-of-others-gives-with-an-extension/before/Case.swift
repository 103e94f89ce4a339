import SwiftUI
import Tuner

final class Clock: ObservableObject {
  @Published var hour = 0
}

typealias Reading<Value> = (clock: Value, hour: Int)

private func started() -> Reading<Clock> { (Clock(), 0) }

extension RadioPlayer {
  var clock: Reading<Clock> { started() }
}

struct Hands: View {
  @ObservedObject private var clock = radio.clock.clock  // expect: unresolved-model "clock"

  var body: some View { Text("\(clock.hour)") }
}
