import SwiftUI

@Observable final class Timeline {
  var entries: [String] = []
  var filter = ""

  /// Draws the ages anew.
  func refreshAges() {
    entries = entries  // expect: custom-equality-hides-changes "entries"
  }

  func clear() {
    let filter = ""
    self.filter = filter
  }
}

struct TimelineView: View {
  @Bindable var timeline: Timeline

  var body: some View {
    TextField("Filter", text: $timeline.filter)
    ForEach(timeline.entries, id: \.self) { Text($0 + Date().formatted()) }
    Button("Refresh") { timeline.refreshAges() }
  }
}
