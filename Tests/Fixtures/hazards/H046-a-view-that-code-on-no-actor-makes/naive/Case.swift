import SwiftUI

@Observable final class Album {
  var title = ""
}

struct AlbumView: View {
  var album: Album

  var body: some View { Text(album.title) }
}

struct Gallery {
  func view(of album: Album) -> AlbumView { AlbumView(album: album) }  // error: sending 'album' risks causing data races
}
