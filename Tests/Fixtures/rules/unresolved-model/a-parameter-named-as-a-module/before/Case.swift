import SwiftUI
import Telemetry

protocol Keeping {
  associatedtype Kept: ObservableObject
  static var kept: Kept { get }
}

final class Clock: ObservableObject {
  @Published var hour = 0
}

struct Hands<Telemetry: Keeping>: View {
  @ObservedObject private var clock = Telemetry.kept  // expect: unresolved-model "clock"

  var body: some View { Text("\(clock)") }
}
