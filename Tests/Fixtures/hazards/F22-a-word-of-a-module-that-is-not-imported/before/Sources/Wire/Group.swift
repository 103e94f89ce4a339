public struct Group: Sendable {
  public var name = ""

  public init() {}
}
