import SwiftUI

/// What is playing.
@MainActor
@dynamicMemberLookup
public final class Player: ObservableObject {
  /// The name of the track.
  @Published
  public private(set) var title = ""

  @Published
  @available(*, deprecated, message: "use the mixer")
  public var volume = 0.5

  @available(*, deprecated)
  @Published
  public var balance = 0.0

  @Published

  public var isMuted = false

  @MainActor
  @Published
  // Set by the remote control.
  var isPlaying = false

  public init() {}

  public subscript(dynamicMember name: String) -> String { name }
}

struct PlayerView: View {
  @StateObject
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
  @ObservedObject
  var player: Player

  @ObservedObject

  var other = Player()

  var body: some View {
    Text(player.isPlaying ? "Playing" : other.title)
  }
}
