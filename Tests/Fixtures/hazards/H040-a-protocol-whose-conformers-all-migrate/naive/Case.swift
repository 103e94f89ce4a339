import SwiftUI

@MainActor
protocol Playing: Observable {
  var title: String { get set }
  var isPlaying: Bool { get }
  func toggle()
}

@MainActor
@Observable
final class LocalPlayer: Playing {
  var title = "Overture"
  private(set) var isPlaying = false

  func toggle() { isPlaying.toggle() }
}

struct PlayerView<Player: Playing>: View {
  var player: Player

  var body: some View {
    Button("Rename") { player.title = "Finale" }  // error: cannot assign to property: 'self' is immutable
    PlayButton(player: player)
  }
}

struct PlayButton<Player: Playing>: View {
  let player: Player

  var body: some View {
    Button("Rename") { player.title = "Coda" }  // error: cannot assign to property: 'player' is a 'let' constant
  }
}
