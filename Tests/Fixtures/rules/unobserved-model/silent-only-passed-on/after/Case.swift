import SwiftUI

@MainActor
@Observable
final class Song {
  var title = ""
  var isLiked = false
  let id = 1
  let lyrics = Lyrics()

  func like() {
    isLiked = true
  }
}

@MainActor
@Observable
final class Lyrics {
  var lines: [String] = []
}

/// Hands it on, calls methods, reads what never changes.
struct SongRow: View {
  let song: Song
  var other: Song?

  var body: some View {
    VStack {
      SongTitle(song: song)
      LyricsView(lyrics: song.lyrics)
      Button("Like", action: song.like)
      Button("Like too") { song.like() }
      Text("Number \(song.id)")
      if let other {
        SongTitle(song: other)
      }
    }
    .environment(song)
    .id(ObjectIdentifier(song))
  }
}

struct SongTitle: View {
  var song: Song

  var body: some View {
    Text(song.title)
  }
}

struct LyricsView: View {
  var lyrics: Lyrics

  var body: some View {
    Text(lyrics.lines.joined())
  }
}
