import SwiftUI

final class Album: ObservableObject {
  @Published var title = ""
}

/// The compiler writes its initialiser.
struct AlbumView: View {
  @ObservedObject var album: Album

  var body: some View { Text(album.title) }
}

struct Gallery {
  func view(of album: Album) -> AlbumView { AlbumView(album: album) }  // expect: unsupported-declaration "AlbumView"
}

/// Or somebody is handed it.
final class Clip: ObservableObject {
  @Published var seconds = 0
}

struct ClipView: View {
  @ObservedObject var clip: Clip

  var body: some View { Stepper("\(clip.seconds)", value: $clip.seconds) }
}

final class Cutter: NSObject {
  func views(of clips: [Clip]) -> [ClipView] {
    clips.map(ClipView.init(clip:))  // expect: unsupported-declaration "init"
  }
}

/// Code that waits could not call it without.
final class Poster: ObservableObject {
  @Published var text = ""
}

struct PosterView: View {
  @ObservedObject var poster: Poster

  var body: some View { Text(poster.text) }
}

func poster() async -> PosterView {
  PosterView(poster: Poster())  // expect: unsupported-declaration "PosterView"
}
