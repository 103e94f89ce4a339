public enum Keeper {
  public static func keep<Value>(_ make: () -> Value) -> Value { make() }
  public static func first<Value>(_ type: Value.Type, _ make: (Value.Type) -> Value) -> Value {
    make(type)
  }
}
