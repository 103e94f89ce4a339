/// A stored property of a view that lives on in the place where the view is drawn.
protocol DynamicProperty {
  @MainActor func install(in node: Node, as name: String)
}

/// The first value that was drawn in a place stays there; later ones are made and thrown away.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Cell {
    var value: Value
    weak var node: Node?

    init(_ value: Value) { self.value = value }
  }

  /// The value of the view shares this box with the copies of it that bodies see.
  private final class Slot {
    var cell: Cell

    init(_ cell: Cell) { self.cell = cell }
  }

  private let slot: Slot

  public init(wrappedValue value: Value) { slot = Slot(Cell(value)) }
  public init(initialValue value: Value) { slot = Slot(Cell(value)) }

  public var wrappedValue: Value {
    get { slot.cell.value }
    nonmutating set {
      slot.cell.value = newValue
      let node = slot.cell.node
      MainActor.assumeIsolated { node?.invalidate() }
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  @MainActor func install(in node: Node, as name: String) {
    if let cell = node.kept[name] as? Cell { slot.cell = cell }
    slot.cell.node = node
    node.kept[name] = slot.cell
  }
}

/// Makes its object when the place is first drawn, and never again.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Slot {
    var object: ObjectType?
  }

  private let slot = Slot()
  private let make: () -> ObjectType

  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    make = wrappedValue
  }

  public var wrappedValue: ObjectType { slot.object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  @MainActor func install(in node: Node, as name: String) {
    let object = node.kept[name] as? ObjectType ?? make()
    node.kept[name] = object
    node.observe(object, as: name)
    slot.object = object
  }
}

/// Keeps nothing: the place listens to whatever the newest value of the view holds.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Value>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Value>
    ) -> Binding<Value> { Binding(object, path) }
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor func install(in node: Node, as name: String) { node.observe(wrappedValue, as: name) }
}

extension Node {
  fileprivate func observe(_ object: some ObservableObject, as name: String) {
    subscriptions[name] = object.objectWillChange.sink { [weak self] _ in
      MainActor.assumeIsolated { self?.invalidate() }
    }
  }
}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Member>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> { Binding(wrappedValue, path) }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  init<Object: AnyObject>(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.init(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Member>(
    dynamicMember path: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(
      get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}

/// Over user defaults that last as long as the program. In an `ObservableObject` it tells the
/// object, which Apple documents; it cannot be seen from here.
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let initial: Value

  public init(wrappedValue: Value, _ key: String) {
    self.key = key
    initial = wrappedValue
  }

  public var wrappedValue: Value {
    get { AppStorageValues.all[key] as? Value ?? initial }
    nonmutating set { AppStorageValues.all[key] = newValue }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].wrappedValue }
    set {
      (object as? any ObservableObject)?.tellThatItWillChange()
      object[keyPath: storageKeyPath].wrappedValue = newValue
    }
  }
}

private enum AppStorageValues {
  // Everything here happens on the main thread.
  nonisolated(unsafe) static var all: [String: Any] = [:]
}
