import SwiftUI

@Observable final class Playlist {
  private(set) var songs = ["Rain", "Sun"]
  @ObservationIgnored private var queue = ["Rain"]

  func keepFavourites(_ isFavourite: (String) -> Bool) {
    songs.removeAll { !isFavourite($0) && songs.count > 1 }  // expect: mutation-reads-itself "songs"
    songs.removeAll { !isFavourite($0) && queue.count > 1 }
  }
}

struct PlaylistView: View {
  @State private var playlist = Playlist()

  var body: some View {
    List(playlist.songs, id: \.self) { Text($0) }
    Button("Tidy") { playlist.keepFavourites { $0 == "Sun" } }
  }
}
