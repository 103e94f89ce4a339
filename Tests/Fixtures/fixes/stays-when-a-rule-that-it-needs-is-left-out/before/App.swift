import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

struct Screen: View {
  @StateObject private var player = Player()

  var body: some View { Text(player.title) }
}
