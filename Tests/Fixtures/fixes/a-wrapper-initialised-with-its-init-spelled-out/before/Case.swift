import Combine
import SwiftUI

final class Player: ObservableObject {
  @Published var volume: Int

  init(volume: Int) {
    _volume = Published.init(initialValue: volume)
  }
}

struct Owner: View {
  @StateObject private var player: Player

  init(volume: Int) {
    self._player = StateObject.init(wrappedValue: Player(volume: volume))
  }

  var body: some View {
    Text("\(player.volume)")
  }
}

struct OwnerWithItsTypeNamed: View {
  @StateObject private var player: Player

  init(volume: Int) {
    _player = StateObject<Player>(wrappedValue: Player(volume: volume))
  }

  var body: some View {
    Text("\(player.volume)")
  }
}

struct OwnerWithItsModuleNamed: View {
  @StateObject private var player: Player

  init(volume: Int) {
    _player = SwiftUI.StateObject(wrappedValue: Player(volume: volume))
  }

  var body: some View {
    Text("\(player.volume)")
  }
}

struct Slider: View {
  @ObservedObject private var player: Player

  init(_ player: Player) {
    _player = ObservedObject.init(wrappedValue: player)
  }

  var body: some View {
    Stepper("Volume", value: $player.volume)
  }
}

struct Readout: View {
  @ObservedObject private var player: Player

  init(_ player: Player) {
    _player = ObservedObject.init(initialValue: player)
  }

  var body: some View {
    Text("\(player.volume)")
  }
}
