/// Keeps things, each of a type of its own.
@MainActor public final class Locker {
  public static let all = Locker()
}

@MainActor public struct Slot<Item> {
  let item: () -> Item
  public init(_ item: @escaping () -> Item) { self.item = item }
}

@MainActor public func take<Item>(_ path: KeyPath<Locker, Slot<Item>>) -> Item {
  Locker.all[keyPath: path].item()
}

@MainActor @propertyWrapper public struct Taken<Item> {
  private let path: KeyPath<Locker, Slot<Item>>
  public init(_ path: KeyPath<Locker, Slot<Item>>) { self.path = path }
  public var wrappedValue: Item { take(path) }
}
