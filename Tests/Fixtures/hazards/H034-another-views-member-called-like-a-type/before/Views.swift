import SwiftUI

final class Clock: ObservableObject {
  @Published var time = 0
}

/// What another view calls so is nothing to this one.
struct TimeView: View {
  @EnvironmentObject var clock: Clock  // expect: environment-object "@EnvironmentObject"

  var body: some View { Text("\(clock.time)") }
}

struct ClockFace: View {
  let Clock = "round"

  var body: some View { Text(Clock) }
}

struct RootView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    VStack {
      TimeView()
      ClockFace()
    }
    .environmentObject(clock)
  }
}
