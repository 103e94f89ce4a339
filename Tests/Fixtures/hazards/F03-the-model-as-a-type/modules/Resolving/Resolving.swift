import SwiftUI

/// Looks for what was registered.
@MainActor public enum Resolver {
  public static func resolve<Service>() -> Service { fatalError("nothing is registered") }
}

@MainActor @propertyWrapper
public struct LazyInjectedObject<Service: ObservableObject>: DynamicProperty {
  @ObservedObject private var service: Service

  public init() { service = Resolver.resolve() }

  public var wrappedValue: Service { service }
  public var projectedValue: ObservedObject<Service>.Wrapper { $service }
}
