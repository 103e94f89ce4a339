import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

struct Screen: View {
  // Made with each redraw.
  @ObservedObject private var player = Player()

  var body: some View {
    Title(player: player)
    Plain(player: player)
  }
}

struct Title: View {
  @StateObject var player: Player

  var body: some View { TextField("Title", text: $player.title) }
}

struct Plain: View {
  let player: Player

  var body: some View { Text(player.title) }
}
