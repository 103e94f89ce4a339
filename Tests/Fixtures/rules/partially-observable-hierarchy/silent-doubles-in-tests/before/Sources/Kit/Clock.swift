import Observation

@Observable
open class Clock {
  public var now = 0

  public init() {}
}
