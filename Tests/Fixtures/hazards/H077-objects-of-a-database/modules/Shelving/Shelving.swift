import SwiftUI

open class Stored {
  public init() {}
}

@propertyWrapper
public struct Kept<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@MainActor @propertyWrapper
public struct AllStored<Item: Stored>: DynamicProperty {
  public var wrappedValue: [Item] { [] }

  public init(_ type: Item.Type) {}
}
