@MainActor public struct Depot {
  public init() {}
  public func take<Item>(_ type: Item.Type) -> Item? { nil }
}

@MainActor public struct Kept<Item> {
  private let item: Item
  public init(_ item: Item) { self.item = item }
  public func value() -> Item { item }
}
