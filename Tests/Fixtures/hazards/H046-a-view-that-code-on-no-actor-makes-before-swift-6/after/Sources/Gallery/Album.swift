import SwiftUI

@Observable final class Album {
  var title = ""
}

/// The compiler writes its initialiser.
struct AlbumView: View {
  var album: Album  // expect: observed-object "@ObservedObject"

  var body: some View { Text(album.title) }
}

struct Gallery {
  func view(of album: Album) -> AlbumView { AlbumView(album: album) }
}
