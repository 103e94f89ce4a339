import SwiftUI

@Observable final class Countdown {
  var seconds: Int

  init(seconds: Int = 60) { self.seconds = seconds }
}

struct CountdownView: View {
  // expect-next: state-object "@StateObject"
  @State private var countdown: Countdown  // a minute, unless told otherwise

  init(seconds: Int) {
    _countdown = State(wrappedValue: Countdown(seconds: seconds))
  }

  init(minutes: Int) {
    _countdown = State(wrappedValue: Countdown(seconds: minutes * 60))
  }

  var body: some View { Stepper("Seconds", value: $countdown.seconds) }
}
