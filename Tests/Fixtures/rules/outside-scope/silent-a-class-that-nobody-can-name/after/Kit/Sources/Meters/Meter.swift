import Combine
import Observation

// says-not-next: "clients"
@available(*, unavailable, message: "measure by hand") @Observable public final class Meter {
  public var value = 0

  public init() {}
}
