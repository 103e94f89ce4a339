import SwiftUI

final class Playlist: ObservableObject {
  @Published var songs = ["Overture"]
}

struct SongList: View {
  @ObservedObject var playlist: Playlist  // expect: observed-object "@ObservedObject"

  var body: some View {
    List(playlist.songs, id: \.self) { song in Text(song) }
  }
}

struct PlaylistScreen: View {
  @ObservedObject var playlist: Playlist  // expect: observed-object "@ObservedObject"

  var body: some View {
    NavigationStack {
      SongList(playlist: playlist)
        .toolbar { Button("Add") { playlist.songs.append("Finale") } }
    }
  }
}
