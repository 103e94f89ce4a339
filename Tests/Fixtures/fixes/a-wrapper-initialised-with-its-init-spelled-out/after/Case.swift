import Combine
import SwiftUI

@Observable final class Player {
  var volume: Int

  init(volume: Int) {
    self.volume = volume
  }
}

struct Owner: View {
  @State private var player: Player

  init(volume: Int) {
    self._player = State.init(wrappedValue: Player(volume: volume))
  }

  var body: some View {
    Text("\(player.volume)")
  }
}

struct OwnerWithItsTypeNamed: View {
  @State private var player: Player

  init(volume: Int) {
    _player = State<Player>(wrappedValue: Player(volume: volume))
  }

  var body: some View {
    Text("\(player.volume)")
  }
}

struct OwnerWithItsModuleNamed: View {
  @State private var player: Player

  init(volume: Int) {
    _player = SwiftUI.State(wrappedValue: Player(volume: volume))
  }

  var body: some View {
    Text("\(player.volume)")
  }
}

struct Slider: View {
  @Bindable private var player: Player

  init(_ player: Player) {
    _player = Bindable.init(wrappedValue: player)
  }

  var body: some View {
    Stepper("Volume", value: $player.volume)
  }
}

struct Readout: View {
  private var player: Player

  init(_ player: Player) {
    self.player = player
  }

  var body: some View {
    Text("\(player.volume)")
  }
}
