import SwiftUI

/// What is playing.
@MainActor
@dynamicMemberLookup
@Observable
public final class Player {
  /// The name of the track.
  public private(set) var title = ""

  @available(*, deprecated, message: "use the mixer")
  public var volume = 0.5

  @available(*, deprecated)
  public var balance = 0.0

  public var isMuted = false

  @MainActor
  // Set by the remote control.
  var isPlaying = false

  public init() {}

  public subscript(dynamicMember name: String) -> String { name }
}

struct PlayerView: View {
  @State
  private var player = Player()

  var body: some View {
    VStack {
      Text(player.title)
      Toggle("Muted", isOn: $player.isMuted)
      Mini(player: player)
    }
  }
}

private struct Mini: View {
  /// The player of the screen.
  var player: Player

  @State

  var other = Player()

  var body: some View {
    Text(player.isPlaying ? "Playing" : other.title)
  }
}
