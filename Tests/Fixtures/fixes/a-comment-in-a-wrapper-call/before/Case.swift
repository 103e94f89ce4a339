import SwiftUI

final class Clock: ObservableObject /* ticks */, Identifiable {
  @Published var seconds = 0
}

struct Face: View {
  @ObservedObject private var clock: Clock

  init(clock: Clock) {
    self._clock = ObservedObject(
      // the one of the wall
      wrappedValue: clock
    )
  }

  var body: some View {
    Text("\(clock.seconds)")
  }
}

struct Wall: View {
  @StateObject private var clock: Clock

  init() {
    _clock = StateObject(
      // made once
      wrappedValue: Clock()
    )
  }

  var body: some View {
    Face(clock: clock)
  }
}
