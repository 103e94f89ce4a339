import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  func titles() -> Published<String>.Publisher { $title }
}

struct Screen: View {
  @ObservedObject
  private var player = Player()

  var body: some View {
    Title(player: player)
    Kept(player: player)
  }
}

struct Title: View {
  @StateObject private var player: Player

  init(player: Player) {
    _player = StateObject(wrappedValue: player)
  }

  var body: some View { TextField("Title", text: $player.title) }
}

struct Kept: View {
  var player: Player

  var body: some View { Text(player.title) }
}
