public protocol Cursor: AnyObject {
  func advance()
}

public final class Rows {
  public init() {}
  public func next() -> Bool { false }
}

public final class Ledger {
  public init() {}
  public var cursor: (any Cursor)?
  public func rows() -> Rows { Rows() }
}
