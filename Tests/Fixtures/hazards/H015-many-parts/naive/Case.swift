import Combine
import SwiftUI

@Observable final class Track: Identifiable {
  var isMuted = false
}

@Observable final class Session {
  private(set) var tracks: [Track] = []
  @ObservationIgnored private var observers = Set<AnyCancellable>()

  func load(_ count: Int) {
    tracks = (0..<count).map { _ in Track() }
    for track in tracks {
      track.objectWillChange  // error: value of type 'Track' has no member 'objectWillChange'
        .sink { [weak self] _ in self?.objectWillChange.send() }
        .store(in: &observers)
    }
  }
}

@Observable final class Playlist {
  var songs: [Track] = []
  @ObservationIgnored private var observer: AnyCancellable?

  func listen() {
    observer = Publishers.MergeMany(songs.map(\.objectWillChange))  // error: value of type 'Track' has no member 'objectWillChange'
      .sink { [weak self] in self?.objectWillChange.send() }
  }
}

struct SessionView: View {
  @State private var session = Session()
  var playlist: Playlist

  var body: some View {
    Text("\(session.tracks.filter(\.isMuted).count) muted")
    Text("\(playlist.songs.count) songs")
  }
}
