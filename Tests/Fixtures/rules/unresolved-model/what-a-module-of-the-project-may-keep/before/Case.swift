import Meters
import SwiftUI

/// Code in Objective-C, in a folder of that name, may know it.
final class Clock: NSObject, ObservableObject {
  @Published var hour = 0
}

struct ClockView: View {
  @ObservedObject private var watcher = Meters.kept  // expect: unresolved-model "watcher"
  @ObservedObject var clock: Clock

  var body: some View { Text("\(clock.hour)") }
}
