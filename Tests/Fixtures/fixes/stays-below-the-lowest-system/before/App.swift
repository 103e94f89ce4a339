import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

struct Screen: View {
  @ObservedObject private var player = Player()

  var body: some View { Title(player: player) }
}

struct Title: View {
  @StateObject var player: Player

  var body: some View { TextField("Title", text: $player.title) }
}
