import SwiftUI

@Observable final class Playlist {
  var songs = ["Overture"]
}

struct SongList: View {
  var playlist: Playlist  // expect: observed-object "@ObservedObject"

  var body: some View {
    List(playlist.songs, id: \.self) { song in Text(song) }
  }
}

struct PlaylistScreen: View {
  var playlist: Playlist  // expect: observed-object "@ObservedObject"

  var body: some View {
    NavigationStack {
      SongList(playlist: playlist)
        .toolbar { Button("Add") { playlist.songs.append("Finale") } }
    }
  }
}
