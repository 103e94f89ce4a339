import SwiftUI

@MainActor public final class Container {
  public static let shared = Container()
}

@MainActor @propertyWrapper
public struct InjectedObject<Object: ObservableObject>: DynamicProperty {
  @ObservedObject private var object: Object

  public init(_ path: KeyPath<Container, Object>) {
    object = Container.shared[keyPath: path]
  }

  public var wrappedValue: Object { object }
  public var projectedValue: ObservedObject<Object>.Wrapper { $object }
}

@MainActor @propertyWrapper
public struct Injected<Value> {
  public let wrappedValue: Value

  public init(_ path: KeyPath<Container, Value>) {
    wrappedValue = Container.shared[keyPath: path]
  }
}
