@propertyWrapper
struct Logged<Value> {
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable, message: "only for properties of classes")
  var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      print("\(Owner.self) changes")
      owner[keyPath: storage].value = newValue
    }
  }
}
