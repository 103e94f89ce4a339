@MainActor public final class Container {
  public static let shared = Container()
}

@MainActor @propertyWrapper
public struct Injected<Value> {
  public let wrappedValue: Value

  public init(_ path: KeyPath<Container, Value>) {
    wrappedValue = Container.shared[keyPath: path]
  }
}
