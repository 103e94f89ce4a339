import SwiftUI
import Telemetry

final class Clock: ObservableObject {
  @Published var hour = 0
  nonisolated(unsafe) static let main = Clock()
}

extension Counting {
  static var clock: Clock { .main }
}

struct Hands: View {
  @ObservedObject private var clock = Telemetry.clock  // expect: unresolved-model "clock"

  var body: some View { Text("\(clock.hour)") }
}
