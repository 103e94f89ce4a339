public struct Fares {
  public var adult = 4
  public init() {}
}
