import Combine
import Observation

public final class Meter: ObservableObject {  // expect: outside-scope "Meter"
  @Published public var value = 0

  public init() {}
}

@Observable final class Scale {
  var weight = 0
}
