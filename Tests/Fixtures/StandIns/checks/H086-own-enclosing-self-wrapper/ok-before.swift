import Combine

@propertyWrapper struct Saved<Value> {
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  @available(*, unavailable)
  var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set { owner[keyPath: storage].value = newValue }
  }
}

final class Model: ObservableObject {
  @Saved var count = 1
}
