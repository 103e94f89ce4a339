import SwiftUI

struct Track: Equatable {
  var id = 0
  var title = ""
}

func == (a: Track, b: Track) -> Bool { a.id == b.id }

@Observable final class Player {
  var track = Track()  // expect: custom-equality-hides-changes "track"
  var queue: [Track] = []
  @ObservationIgnored var last = Track()

  func play(_ track: Track) {
    last = self.track
    self.track = track
    queue.append(track)
  }

  func refresh() {
    queue = queue  // expect: custom-equality-hides-changes "queue"
  }
}

struct PlayerView: View {
  @State private var player = Player()

  var body: some View { Text(player.track.title) }
}
