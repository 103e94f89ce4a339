import SwiftUI

@Observable final class Timeline {
  var now = 0
}

struct Player: View {
  @State private var timeline = Timeline()

  var body: some View {
    // says-next: "what this caller passes is made on the way"
    Cursor(timeline: Timeline())
    Cursor(timeline: timeline)
    Cursor()
  }
}

struct Cursor: View {
  var timeline: Timeline  // expect: state-object-on-injected-model "@StateObject"

  init(timeline: Timeline = Timeline()) {
    self.timeline = timeline
  }

  var body: some View {
    Text("\(timeline.now)")
  }
}

#Preview {
  Cursor(timeline: Timeline())
}
