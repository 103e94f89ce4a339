import Combine

@propertyWrapper
public struct Republished<Value> {
  private var stored: Value

  public init(wrappedValue: Value) {
    stored = wrappedValue
  }

  @available(*, unavailable)
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value where Owner.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { owner[keyPath: storage].stored }
    set {
      owner.objectWillChange.send()
      owner[keyPath: storage].stored = newValue
    }
  }
}
