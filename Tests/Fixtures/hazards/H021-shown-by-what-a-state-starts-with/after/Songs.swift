import SwiftUI

@Observable final class Song: Identifiable {
  let id: Int
  var title = ""
  var plays = 0  // expect: unpublished-stored-property "plays"
  var skips = 0  // expect: unpublished-stored-property "skips"
  @ObservationIgnored var rating = 0  // expect: unpublished-stored-property "rating"

  init(id: Int) { self.id = id }
}

@Observable final class Library {
  var songs: [Song] = []
  private(set) var count = 0

  func play(_ song: Song) {
    song.plays += 1
    song.skips += 1
    song.rating += 1
    count += 1
  }
}

struct SongList: View {
  var library: Library
  @State private var key: KeyPath<Song, Int> = \.plays
  @State private var isBefore: (Song, Song) -> Bool = { $0.skips < $1.skips }

  var body: some View {
    Text("\(library.count)")
    ForEach(library.songs.sorted { $0[keyPath: key] < $1[keyPath: key] }) { song in
      Button(song.title) { library.play(song) }
    }
    ForEach(library.songs.sorted(by: isBefore)) { song in Text(song.title) }
  }
}

struct Root: View {
  @State private var library = Library()

  var body: some View { SongList(library: library) }
}
