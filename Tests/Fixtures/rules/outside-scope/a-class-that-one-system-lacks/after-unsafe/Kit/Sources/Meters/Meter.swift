import Combine
import Observation

@available(iOS, unavailable)
@Observable
public final class Meter {  // expect: outside-scope "Meter"
  public var value = 0

  public init() {}
}
