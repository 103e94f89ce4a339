import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  func titles() -> Published<String>.Publisher { $title }
}

struct Screen: View {
  @StateObject
  private var player = Player()

  var body: some View {
    Title(player: player)
    Kept(player: player)
  }
}

struct Title: View {
  @ObservedObject private var player: Player

  init(player: Player) {
    _player = ObservedObject(wrappedValue: player)
  }

  var body: some View { TextField("Title", text: $player.title) }
}

struct Kept: View {
  @ObservedObject var player: Player

  var body: some View { Text(player.title) }
}
