import SwiftUI

struct StopwatchView: View {
  @StateObject private var stopwatch = Stopwatch()  // expect: state-object "@StateObject"

  var body: some View {
    DialView(stopwatch: stopwatch)
    ReadoutView().environmentObject(stopwatch)
  }
}

struct DialView: View {
  @ObservedObject var stopwatch: Stopwatch

  var body: some View { Stepper("\(stopwatch.minutes)", value: $stopwatch.minutes) }
}

struct ReadoutView: View {
  @EnvironmentObject var stopwatch: Stopwatch

  var body: some View { Text("\(stopwatch.minutes)") }
}
