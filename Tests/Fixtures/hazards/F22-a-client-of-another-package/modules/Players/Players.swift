import Combine
import Observation

public final class Deck: ObservableObject {
  @Published public var track = 1
  public init() {}
}

@Observable public final class Mixer {
  public var level = 0.5
  public init() {}
}
