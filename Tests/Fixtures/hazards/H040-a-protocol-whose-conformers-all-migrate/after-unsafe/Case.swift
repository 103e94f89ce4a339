import SwiftUI

@MainActor
protocol Playing: AnyObject, Observable {  // expect: observable-object-constraint "ObservableObject"
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

@MainActor
@Observable
final class RemotePlayer: Playing {
  var title = ""
  private(set) var isPlaying = false
  @ObservationIgnored private var commands = 0

  func toggle() {
    commands += 1
    isPlaying.toggle()
  }
}

struct PlayerView<Player: Playing>: View {
  @Bindable var player: Player

  var body: some View {
    TextField("Title", text: $player.title)
    PlayButton(player: player)
  }
}

struct PlayButton<Player: Playing>: View {
  var player: Player

  var body: some View {
    Button(player.isPlaying ? "Pause" : "Play") { player.toggle() }
  }
}

struct RootView: View {
  @State private var local = LocalPlayer()
  @State private var remote = RemotePlayer()

  var body: some View {
    PlayerView(player: local)
    PlayerView(player: remote)
  }
}
