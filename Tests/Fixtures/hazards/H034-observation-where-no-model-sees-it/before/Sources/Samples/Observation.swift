public struct Observation {
  public var grams = 2.0

  public init() {}
}
