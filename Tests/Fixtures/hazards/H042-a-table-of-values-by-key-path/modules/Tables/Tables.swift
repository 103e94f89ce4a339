public struct SharedValues {
  public static func value<T>(_ key: KeyPath<SharedValues, T>) -> T { SharedValues()[keyPath: key] }
  public static subscript<T>(_ key: WritableKeyPath<SharedValues, T>) -> T {
    get { SharedValues()[keyPath: key] }
    set {
      var values = SharedValues()
      values[keyPath: key] = newValue
    }
  }
}
