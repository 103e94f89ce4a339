import Combine
import Observation

@Observable public final class Meter {
  public var value = 0

  public init() {}
}
