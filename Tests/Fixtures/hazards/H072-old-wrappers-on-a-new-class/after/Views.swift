import SwiftUI

struct StopwatchView: View {
  @State private var stopwatch = Stopwatch()  // expect: state-object "@StateObject"

  var body: some View {
    DialView(stopwatch: stopwatch)
    ReadoutView().environment(stopwatch)
  }
}

struct DialView: View {
  @Bindable var stopwatch: Stopwatch

  var body: some View { Stepper("\(stopwatch.minutes)", value: $stopwatch.minutes) }
}

struct ReadoutView: View {
  @Environment(Stopwatch.self) var stopwatch

  var body: some View { Text("\(stopwatch.minutes)") }
}
