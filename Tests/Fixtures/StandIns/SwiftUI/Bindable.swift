import Combine

/// Only an observable object can be wrapped; for the rest there are initialisers that say
/// why not.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { standIn() }

  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(projectedValue: Bindable<Value>) { standIn() }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { standIn() }
}

extension Bindable where Value: ObservableObject {
  @available(
    *, unavailable,
    message: "@Bindable only works with Observable types. Here, use @ObservedObject instead."
  )
  public init(wrappedValue: Value) { standIn() }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { standIn() }
  public init(_ wrappedValue: Value) { standIn() }
  public init(projectedValue: Bindable<Value>) { standIn() }
}

extension Bindable: DynamicProperty {}
extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { standIn() }
}
extension Bindable: Sendable where Value: Sendable {}
