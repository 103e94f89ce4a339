import Keeper
import SwiftUI

final class Clock: ObservableObject {
  @Published var hour = 0
}

/// The closure says what comes out.
struct Face: View {
  @StateObject private var clock = Keeper.keep { Clock() }  // expect: unresolved-model "clock"

  var body: some View { Text("\(clock.hour)") }
}
