import SwiftUI

struct StopwatchView: View {
  @StateObject private var stopwatch = Stopwatch()  // error: generic struct 'StateObject' requires that 'Stopwatch' conform to 'ObservableObject'

  var body: some View {
    DialView(stopwatch: stopwatch)
    ReadoutView().environmentObject(stopwatch)
  }
}

struct DialView: View {
  @ObservedObject var stopwatch: Stopwatch  // error: generic struct 'ObservedObject' requires that 'Stopwatch' conform to 'ObservableObject'

  var body: some View { Stepper("\(stopwatch.minutes)", value: $stopwatch.minutes) }
}

struct ReadoutView: View {
  @EnvironmentObject var stopwatch: Stopwatch  // error: generic struct 'EnvironmentObject' requires that 'Stopwatch' conform to 'ObservableObject'

  var body: some View { Text("\(stopwatch.minutes)") }
}
