import SwiftUI

/// It beats the `==` that the compiler would write.
extension Equatable where Self: Identifiable {
  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
}

struct Song: Identifiable, Equatable {
  let id: Int
  var title: String
}

/// `Hashable` is `Equatable`, too.
struct Singer: Identifiable, Hashable {
  let id: Int
  var name: String

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// It has no identity: all of it is compared.
struct Page: Equatable {
  var number = 0
  var text = ""
}

/// It has its own.
struct Hall: Identifiable, Equatable {
  let id: Int
  var seats: Int

  static func == (a: Hall, b: Hall) -> Bool { a.id == b.id && a.seats == b.seats }
}

struct SongError: Error, Equatable {}

@Observable final class Songbook {
  var song = Song(id: 1, title: "")  // expect: custom-equality-hides-changes "song"
  var singers: [Singer] = []  // expect: custom-equality-hides-changes "singers"
  /// The payload counts, and so does a key.
  var loaded: Result<Song, SongError>?  // expect: custom-equality-hides-changes "loaded"
  var solos: [Singer: Int] = [:]  // expect: custom-equality-hides-changes "solos"
  var page = Page()
  var hall = Hall(id: 1, seats: 100)

  func open(_ song: Song, by singer: Singer) {
    self.song = song
    singers = [singer]
    loaded = .success(song)
    solos = [singer: 1]
    page = Page(number: 1, text: song.title)
    hall = Hall(id: 1, seats: 80)
  }
}

struct SongbookView: View {
  var book: Songbook

  var body: some View {
    Text(book.song.title + book.page.text)
    Text(book.singers.map(\.name).joined())
    Text(book.solos.keys.map(\.name).joined())
    Text("\(book.hall.seats)")
    if case .success(let song) = book.loaded { Text(song.title) }
  }
}
