import SwiftUI

struct Song: Equatable {
  var id: Int
  var title: String
  static func == (a: Song, b: Song) -> Bool { a.id == b.id }
}

final class Track {}

/// A controller shows its lists, which no view does.
@Observable final class Player {
  var song = Song(id: 1, title: "Intro")
  var tracks: [Track] = []
  var isOn = false

  func play(_ song: Song) { self.song = song }
  func load(_ tracks: [Track]) { self.tracks = tracks }
  func titles() -> [String] { [song.title] + tracks.map { _ in "track" } }
}

struct PlayerView: View {
  @Bindable var player: Player
  var body: some View { Toggle("Play", isOn: $player.isOn) }
}
