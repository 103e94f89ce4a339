import Observation
import SwiftUI

@Observable
final class Track {
  var title = ""
  var plays = 0
}

struct TrackRow: View {
  @Environment(Track.self) private var track

  var body: some View {
    // says-next: "the line can go"
    @Bindable var track = track  // expect: unused-bindable "@Bindable"
    Button(track.title) { track.plays += 1 }
  }
}

struct TrackPage: View {
  @State private var track = Track()

  var body: some View {
    // says-next: "the line can go"
    @Bindable var track = self.track  // expect: unused-bindable "@Bindable"
    Text(track.title)
    row(track)
  }

  @ViewBuilder private func row(_ track: Track) -> some View {
    // says-next: "the line can go"
    @Bindable var track = track  // expect: unused-bindable "@Bindable"
    Text(track.title)
  }

  // The parameter is another one.
  @ViewBuilder private func next(_ track: Track) -> some View {
    // says-next: "a plain 'var' is enough"
    @Bindable var track = self.track  // expect: unused-bindable "@Bindable"
    Text(track.title)
  }
}

struct TrackList: View {
  let tracks: [Track]
  var track: Track { tracks[0] }
  @State private var current = Track()

  var body: some View {
    // Without it the getter runs each time.
    // says-next: "a plain 'var' is enough"
    @Bindable var track = track  // expect: unused-bindable "@Bindable"
    Text(track.title)
    // says-next: "a plain 'var' is enough"
    @Bindable var other = current  // expect: unused-bindable "@Bindable"
    Text(other.title)
  }

  @ViewBuilder private var choice: some View {
    // says-next: "a plain 'var' is enough"
    @Bindable var current = current  // expect: unused-bindable "@Bindable"
    let _ = current = tracks[1]
    Text(current.title)
  }
}
