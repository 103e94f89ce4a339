/// What `#selector` makes. Only loaded for modules that use Objective-C features.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ name: String) {}
  public init(stringLiteral value: String) {}
}
