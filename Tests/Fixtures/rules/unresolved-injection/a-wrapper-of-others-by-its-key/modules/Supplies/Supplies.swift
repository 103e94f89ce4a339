/// What others keep for an app: each member says how to make a value.
public final class Depot: Sendable {
  public init() {}
}

public struct Recipe<Value> {
  public init(_ make: @escaping () -> Value) {}
}

@propertyWrapper
public struct Supplied<Value> {
  public init(_ keyPath: KeyPath<Depot, Recipe<Value>>) {}

  public var wrappedValue: Value { fatalError() }
}
