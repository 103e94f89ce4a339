import Combine

@MainActor public final class RadioPlayer {
  public static let shared = RadioPlayer()
  public let state = State()

  public final class State: ObservableObject {
    @Published public var isPlaying = false
  }
}
