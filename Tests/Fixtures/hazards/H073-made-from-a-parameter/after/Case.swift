import SwiftUI

struct Song: Identifiable {
  let id: Int
  var title: String
}

@Observable final class SongModel {
  var title: String
  var isLiked = false

  init(_ song: Song) { title = song.title }
}

struct SongRow: View {
  private var model: SongModel  // expect: observed-object-creates-model "@ObservedObject"

  init(song: Song) { model = SongModel(song) }

  var body: some View { Text(model.title) }
}

struct SongToggle: View {
  @Bindable private var model: SongModel  // expect: observed-object-creates-model "@ObservedObject"

  init(song: Song) {
    _model = Bindable(wrappedValue: SongModel(song))
  }

  var body: some View { Toggle(model.title, isOn: $model.isLiked) }
}

struct SongList: View {
  let songs: [Song]

  var body: some View {
    List(songs) { song in
      SongRow(song: song)
      SongToggle(song: song)
    }
  }
}
