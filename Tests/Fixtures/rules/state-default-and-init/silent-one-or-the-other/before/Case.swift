import SwiftUI

struct PlayerView: View {
  @State private var speed = 1.0
  @State private var song: String
  @State private var cover: String?
  @Binding private var isOn: Bool

  init(song: String, cover: String?, isOn: Binding<Bool>) {
    _song = State(initialValue: song)
    _cover = State(initialValue: cover)
    _isOn = isOn
  }

  var body: some View {
    Text(song + (cover ?? "")).opacity(speed)
    Button("Reset") { _speed.wrappedValue = 1 }
  }
}

final class OldPlayer: ObservableObject {
  @Published var speed = 1.0
}

struct OldPlayerView: View {
  @State private var speed = 1.0
  @ObservedObject var player: OldPlayer

  init(player: OldPlayer) {
    self.player = player
  }

  var body: some View { Text("\(speed)") }
}
