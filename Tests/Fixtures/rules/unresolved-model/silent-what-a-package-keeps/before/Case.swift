import SwiftUI

/// Objective-C may know it; a package does not.
final class Clock: NSObject, ObservableObject {
  @Published var hour = 0
}

struct ClockView: View {
  @ObservedObject private var watcher = Inject.observer
  @ObservedObject var clock: Clock

  var body: some View { Text("\(clock.hour)") }
}
