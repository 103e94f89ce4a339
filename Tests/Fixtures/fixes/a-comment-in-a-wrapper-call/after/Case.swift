import SwiftUI

@Observable final class Clock: /* ticks */ Identifiable {
  var seconds = 0
}

struct Face: View {
  private var clock: Clock

  init(clock: Clock) {
    // the one of the wall
    self.clock = clock
  }

  var body: some View {
    Text("\(clock.seconds)")
  }
}

struct Wall: View {
  @State private var clock: Clock

  init() {
    _clock = State(
      // made once
      wrappedValue: Clock()
    )
  }

  var body: some View {
    Face(clock: clock)
  }
}
