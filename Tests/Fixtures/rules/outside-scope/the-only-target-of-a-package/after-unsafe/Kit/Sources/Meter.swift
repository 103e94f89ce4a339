import Combine
import Observation

// says-next: "clients outside of this tree"
@Observable public final class Meter {  // expect: outside-scope "Meter"
  public var value = 0

  public init() {}
}
