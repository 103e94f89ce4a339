import SwiftUI

final class Timeline: ObservableObject {
  @Published var entries: [String] = []
  @Published var filter = ""

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
  @ObservedObject var timeline: Timeline

  var body: some View {
    TextField("Filter", text: $timeline.filter)
    ForEach(timeline.entries, id: \.self) { Text($0 + Date().formatted()) }
    Button("Refresh") { timeline.refreshAges() }
  }
}
