import SwiftUI

open class Object { public init() {} }

@MainActor @propertyWrapper
public struct ObservedRows<Kind: Object>: DynamicProperty {
  public init(_ kind: Kind.Type, sortedBy path: PartialKeyPath<Kind>? = nil) {}
  public var wrappedValue: [Kind] { [] }
}
