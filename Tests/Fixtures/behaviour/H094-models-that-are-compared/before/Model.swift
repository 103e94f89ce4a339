import SwiftUI

final class Song: ObservableObject, Equatable {
  @Published var title: String

  init(title: String) {
    self.title = title
  }

  static func == (a: Song, b: Song) -> Bool { a.title == b.title }
}

final class Jukebox: ObservableObject {
  @Published var current: Song

  init(current: Song) {
    self.current = current
  }
}

struct SongRow: View {
  let song: Song
  @ObservedObject var jukebox: Jukebox

  var body: some View { Text(song == jukebox.current ? "plays" : "waits") }
}
