import SwiftUI

@Observable final class Album {
  var title = ""
}

protocol Screen: View {
  var heading: String { get }
}

extension Screen {
  var header: some View {
    Text(heading)
  }
}

struct AlbumScreen: Screen {
  let album: Album  // expect: unobserved-model "album"

  var heading: String { album.title }

  var body: some View {
    header
  }
}

struct Forwarding: View {
  let source: Album  // expect: unobserved-model "source"

  private var album: Album { source }

  var body: some View {
    Text(album.title)
  }
}
