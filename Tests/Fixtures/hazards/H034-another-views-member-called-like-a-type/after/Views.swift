import SwiftUI

@Observable final class Clock {
  var time = 0
}

/// What another view calls so is nothing to this one.
struct TimeView: View {
  @Environment(Clock.self) var clock  // expect: environment-object "@EnvironmentObject"

  var body: some View { Text("\(clock.time)") }
}

struct ClockFace: View {
  let Clock = "round"

  var body: some View { Text(Clock) }
}

struct RootView: View {
  @State private var clock = Clock()

  var body: some View {
    VStack {
      TimeView()
      ClockFace()
    }
    .environment(clock)
  }
}
