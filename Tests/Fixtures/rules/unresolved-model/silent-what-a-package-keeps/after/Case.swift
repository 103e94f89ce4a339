import SwiftUI

/// Objective-C may know it; a package does not.
@Observable final class Clock: NSObject {
  var hour = 0
}

struct ClockView: View {
  @ObservedObject private var watcher = Inject.observer
  var clock: Clock

  var body: some View { Text("\(clock.hour)") }
}
