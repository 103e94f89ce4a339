public struct DynamicProperty: Sendable {
  public var name = ""

  public init() {}
}
