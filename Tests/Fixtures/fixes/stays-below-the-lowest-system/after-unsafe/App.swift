import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

struct Screen: View {
  @StateObject private var player = Player()

  var body: some View { Title(player: player) }
}

struct Title: View {
  @ObservedObject var player: Player

  var body: some View { TextField("Title", text: $player.title) }
}
