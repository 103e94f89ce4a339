import SwiftUI

final class Countdown: ObservableObject {
  @Published var seconds: Int

  init(seconds: Int = 60) { self.seconds = seconds }
}

struct CountdownView: View {
  // expect-next: state-object "@StateObject"
  @StateObject private var countdown = Countdown()  // a minute, unless told otherwise

  init(seconds: Int) {
    _countdown = StateObject(wrappedValue: Countdown(seconds: seconds))
  }

  init(minutes: Int) {
    _countdown = StateObject(wrappedValue: Countdown(seconds: minutes * 60))
  }

  var body: some View { Stepper("Seconds", value: $countdown.seconds) }
}
