import SwiftUI
import WatchKit

@MainActor final class Crown {
  nonisolated init() {}
  func turn() {}
}

final class Watch: ObservableObject {
  @Published var hour = 0
  let crown = Crown()
}

struct WatchFace: View {
  @ObservedObject var watch: Watch

  var body: some View { Text("\(watch.hour)") }
}

/// On the main actor by its superclass.
final class WatchController: WKHostingController<WatchFace> {
  @ObservedObject var watch = Watch()

  override var body: WatchFace { WatchFace(watch: watch) }

  func turn() { watch.crown.turn() }
}
