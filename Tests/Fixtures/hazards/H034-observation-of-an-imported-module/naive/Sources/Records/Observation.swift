public struct Observation {
  public var degrees = 20.0

  public init() {}
}
