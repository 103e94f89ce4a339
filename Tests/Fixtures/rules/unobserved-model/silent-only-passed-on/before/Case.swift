import SwiftUI

@MainActor
final class Song: ObservableObject {
  @Published var title = ""
  @Published var isLiked = false
  let id = 1
  let lyrics = Lyrics()

  func like() {
    isLiked = true
  }
}

@MainActor
final class Lyrics: ObservableObject {
  @Published var lines: [String] = []
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
    .environmentObject(song)
    .id(ObjectIdentifier(song))
  }
}

struct SongTitle: View {
  @ObservedObject var song: Song

  var body: some View {
    Text(song.title)
  }
}

struct LyricsView: View {
  @ObservedObject var lyrics: Lyrics

  var body: some View {
    Text(lyrics.lines.joined())
  }
}
