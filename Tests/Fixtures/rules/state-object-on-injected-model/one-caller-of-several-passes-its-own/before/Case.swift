import SwiftUI

final class Timeline: ObservableObject {
  @Published var now = 0
}

struct Player: View {
  @StateObject private var timeline = Timeline()

  var body: some View {
    // says-next: "what this caller passes is made on the way"
    Cursor(timeline: Timeline())
    Cursor(timeline: timeline)
    Cursor()
  }
}

struct Cursor: View {
  @StateObject var timeline: Timeline  // expect: state-object-on-injected-model "@StateObject"

  init(timeline: Timeline = Timeline()) {
    _timeline = StateObject(wrappedValue: timeline)
  }

  var body: some View {
    Text("\(timeline.now)")
  }
}

#Preview {
  Cursor(timeline: Timeline())
}
