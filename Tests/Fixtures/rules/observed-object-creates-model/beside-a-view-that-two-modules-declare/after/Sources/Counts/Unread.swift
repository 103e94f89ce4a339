import Combine
import Observation

@Observable public final class Unread {
  public var count = 0

  public init() {}
}
