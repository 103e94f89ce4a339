public struct Observation {
  public var height = 12.0

  public init() {}
}
