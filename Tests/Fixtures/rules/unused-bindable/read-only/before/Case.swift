import Observation
import SwiftUI

@Observable
final class Track {
  var title = ""
  var plays = 0
}

struct TrackRow: View {
  @Bindable var track: Track  // expect: unused-bindable "@Bindable"
  @Bindable private var next: Track  // expect: unused-bindable "@Bindable"

  init(track: Track, next: Track) {
    self.track = track
    self.next = next
  }

  var body: some View {
    Button(track.title) { next.plays += 1 }
  }
}

struct TrackEditor: View {
  @SwiftUI.Bindable var track: Track  // expect: unused-bindable "@SwiftUI.Bindable"

  var body: some View {
    TextField("Title", text: Binding(get: { track.title }, set: { track.title = $0 }))
  }
}
