/// A value of the same name in another module.
public struct Session: Equatable, Sendable {
  public var draft = ""
  public var words = 0

  public init() {}
}
