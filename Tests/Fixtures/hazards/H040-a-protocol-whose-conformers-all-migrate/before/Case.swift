import SwiftUI

@MainActor
protocol Playing: ObservableObject {  // expect: observable-object-constraint "ObservableObject"
  var title: String { get set }
  var isPlaying: Bool { get }
  func toggle()
}

@MainActor
final class LocalPlayer: Playing {
  @Published var title = "Overture"
  @Published private(set) var isPlaying = false

  func toggle() { isPlaying.toggle() }
}

@MainActor
final class RemotePlayer: Playing {
  @Published var title = ""
  @Published private(set) var isPlaying = false
  private var commands = 0

  func toggle() {
    commands += 1
    isPlaying.toggle()
  }
}

struct PlayerView<Player: Playing>: View {
  @ObservedObject var player: Player

  var body: some View {
    TextField("Title", text: $player.title)
    PlayButton(player: player)
  }
}

struct PlayButton<Player: Playing>: View {
  @ObservedObject var player: Player

  var body: some View {
    Button(player.isPlaying ? "Pause" : "Play") { player.toggle() }
  }
}

struct RootView: View {
  @StateObject private var local = LocalPlayer()
  @StateObject private var remote = RemotePlayer()

  var body: some View {
    PlayerView(player: local)
    PlayerView(player: remote)
  }
}
