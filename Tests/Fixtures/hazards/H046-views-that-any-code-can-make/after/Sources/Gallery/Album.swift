import SwiftUI

/// What is on the main actor can be given to it.
@MainActor
@Observable
final class Album {
  var title = ""
}

struct AlbumView: View {
  var album: Album  // expect: observed-object "@ObservedObject"

  var body: some View { Text(album.title) }
}

struct Gallery {
  func view(of album: Album) -> AlbumView { AlbumView(album: album) }
}

/// So can what was made just now, and what code on the main actor has.
@Observable final class Clip {
  var seconds = 0
}

struct ClipView: View {
  var clip: Clip  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(clip.seconds)") }
}

struct Cutter {
  func view() -> ClipView {
    let clip = Clip()
    return ClipView(clip: clip)
  }

  @MainActor func view(of clip: Clip) -> ClipView { ClipView(clip: clip) }
}

@MainActor
final class Editor: NSObject {
  func view(of clip: Clip) -> ClipView { ClipView(clip: clip) }
}
