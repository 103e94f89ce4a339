import SwiftUI

/// It stays, and whoever shows its time is refreshed by the player.
@MainActor
final class Clock: ObservableObject {  // expect: observable-object-class "Clock"
  static let shared = Clock()
  @Published var base = 0.0

  func adjust() {
    objectWillChange.send()
    base += 1
  }
}

@MainActor
final class Player: ObservableObject {  // expect: observable-object-class "Player"
  @Published var position = 0.0
  @Published var isRemote = true

  // says-next: "a view shows 'shown', which nothing tracks"
  var shown: Double { Clock.shared.base }

  // says-not-next: "which nothing tracks"
  var title: String { isRemote ? "Remote" : "Here" }

  func seek(to time: Double) {
    position = time
    Clock.shared.base = time
  }
}

struct PlayerBar: View {
  @ObservedObject var player: Player

  var body: some View {
    VStack {
      Text("\(player.shown)")
      Text(player.title)
      Button("Start") { player.seek(to: 0) }
    }
  }
}
