/// What others keep for an app, by type.
public struct DependencyValues: Sendable {
  public init() {}

  public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get { Key.liveValue }
    set {}
  }
}

public protocol DependencyKey {
  associatedtype Value: Sendable
  static var liveValue: Value { get }
}

@propertyWrapper
public struct Dependency<Value>: Sendable {
  public init(_ keyPath: KeyPath<DependencyValues, Value> & Sendable) {}

  public var wrappedValue: Value { fatalError() }
}
