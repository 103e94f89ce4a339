// error: requires that 'Model' conform to 'ObservableObject'
import Combine
import Observation

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

@Observable final class Model {
  @ObservationIgnored @Saved var count = 1
}
