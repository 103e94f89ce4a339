import Combine
import SwiftUI

final class Track: ObservableObject, Identifiable {
  @Published var isMuted = false
}

final class Session: ObservableObject {
  @Published private(set) var tracks: [Track] = []
  private var observers = Set<AnyCancellable>()

  func load(_ count: Int) {
    tracks = (0..<count).map { _ in Track() }
    for track in tracks {
      track.objectWillChange  // expect: object-will-change "objectWillChange"
        .sink { [weak self] _ in self?.objectWillChange.send() }  // expect: object-will-change "objectWillChange"
        .store(in: &observers)
    }
  }
}

final class Playlist: ObservableObject {
  @Published var songs: [Track] = []
  private var observer: AnyCancellable?

  func listen() {
    observer = Publishers.MergeMany(songs.map(\.objectWillChange))  // expect: object-will-change "objectWillChange"
      .sink { [weak self] in self?.objectWillChange.send() }  // expect: object-will-change "objectWillChange"
  }
}

struct SessionView: View {
  @StateObject private var session = Session()
  @ObservedObject var playlist: Playlist

  var body: some View {
    Text("\(session.tracks.filter(\.isMuted).count) muted")
    Text("\(playlist.songs.count) songs")
  }
}
