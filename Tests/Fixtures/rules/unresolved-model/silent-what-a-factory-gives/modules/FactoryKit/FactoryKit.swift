/// Makes something whenever it is called.
@MainActor public struct Factory<Product> {
  private let make: () -> Product

  public init(_ make: @escaping () -> Product) { self.make = make }

  public func callAsFunction() -> Product { make() }
}

@MainActor public protocol SharedContainer: AnyObject {
  static var shared: Self { get }
}

@MainActor public final class Container: SharedContainer {
  public static let shared = Container()
}

@MainActor public func resolve<Depot: SharedContainer, Product>(
  _ path: KeyPath<Depot, Factory<Product>>
) -> Product { Depot.shared[keyPath: path]() }

@MainActor @propertyWrapper public struct LazyInjected<Product> {
  private let make: @MainActor () -> Product

  public init<Depot: SharedContainer>(_ path: KeyPath<Depot, Factory<Product>>) {
    make = { resolve(path) }
  }

  public init(_ path: KeyPath<Container, Factory<Product>>) {
    make = { resolve(path) }
  }

  public var wrappedValue: Product { make() }
}
