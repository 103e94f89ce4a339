import Registry9
import SwiftUI

@MainActor let registry = Registry()

final class Badges: ObservableObject {
  @Published var unread = 0
}

@Observable final class Player {
  var track = ""
}

struct BadgeView: View {
  // What comes out of there cannot be told; it has 'unread', which no 'Player' has.
  @ObservedObject var badges = registry.first(of: Badges.self) { Badges() }
  var body: some View {
    Text("\(badges.unread)")
  }
}

struct PlayerView: View {
  var player: Player  // expect: observed-object "@ObservedObject"
  var body: some View {
    Text(player.track)
  }
}
