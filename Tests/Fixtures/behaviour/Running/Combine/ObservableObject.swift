public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One for each object, made when it is first asked for.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

public final class ObservableObjectPublisher: Publisher {
  private let listeners = Listeners<Void>()

  public init() {}

  public func send() { listeners.tell(()) }

  public func listen(_ listener: @escaping (()) -> Void) -> AnyCancellable {
    listeners.add(listener)
  }

  private struct Entry {
    weak var owner: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  // Everything here happens on the main thread.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  fileprivate static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // Here: an object that is gone may have had the same address.
    if let entry = entries[id], entry.owner === object { return entry.publisher }
    let publisher = ObservableObjectPublisher()
    entries[id] = Entry(owner: object, publisher: publisher)
    return publisher
  }
}

extension ObservableObject {
  /// What a wrapper in the object calls before its value changes.
  public func tellThatItWillChange() {
    (objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

/// Tells the object, then who listens to `$x`, and changes its value last. A change in place is a
/// read, a change of the copy and a write, as Apple's subscript has no `_modify`.
@propertyWrapper
public struct Published<Value> {
  fileprivate final class Storage {
    var value: Value
    let listeners = Listeners<Value>()

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  public struct Publisher: Combine.Publisher {
    fileprivate let storage: Storage

    public func listen(_ listener: @escaping (Value) -> Void) -> AnyCancellable {
      listener(storage.value)
      return storage.listeners.add(listener)
    }
  }

  public var projectedValue: Publisher { Publisher(storage: storage) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      (object as? any ObservableObject)?.tellThatItWillChange()
      storage.listeners.tell(newValue)
      storage.value = newValue
    }
  }
}
