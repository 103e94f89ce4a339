/// A value of many parts that is copied as one reference.
///
/// The index is handed to whoever asks it something. A copy of a table counts a reference for each
/// of its parts, which took a tenth of all time. It is set as a whole, while the index is made.
@propertyWrapper
public struct Shared<Value: Sendable>: Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public var wrappedValue: Value {
    get { storage.value }
    set { storage = Storage(newValue) }
  }
}
