import Combine
import Observation

@Observable public final class Meter {  // expect: outside-scope "Meter"
  public var value = 0

  public init() {}
}

@Observable final class Scale {
  var weight = 0
}
