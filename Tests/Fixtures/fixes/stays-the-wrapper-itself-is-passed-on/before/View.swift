import SwiftUI

final class Song: ObservableObject {
  @Published var title = ""
}

struct SongView: View {
  @ObservedObject var song: Song

  init(song: ObservedObject<Song>) { _song = song }

  var body: some View { Text(song.title) }
}

final class Album: ObservableObject {
  @Published var title = ""
}

struct AlbumView: View {
  @ObservedObject var album: Album

  var body: some View { field($album) }

  private func field(_ wrapper: ObservedObject<Album>.Wrapper) -> some View {
    TextField("Title", text: wrapper.title)
  }
}
