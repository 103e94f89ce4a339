import CoreData

@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  init(unused: Never) {}
  public var wrappedValue: Value {
    get { standIn() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { standIn() }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {}
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {}
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {}
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {}
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {}
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {}
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {}
}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  init(unused: Never) {}
  public var wrappedValue: Value {
    get { standIn() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { standIn() }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {}
  public init(wrappedValue: Value, _ key: String) where Value == Int {}
  public init(wrappedValue: Value, _ key: String) where Value == Double {}
  public init(wrappedValue: Value, _ key: String) where Value == String {}
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {}
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {}
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {}
  public init(_ key: String) where Value == Int? {}
  public init(_ key: String) where Value == String? {}
}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    init(unused: Never) {}
    public var wrappedValue: Value {
      get { standIn() }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
  public init() where Value == Bool {}
  public init<T: Hashable>() where Value == T? {}
  public var wrappedValue: Value {
    get { standIn() }
    nonmutating set {}
  }
  public var projectedValue: Binding { standIn() }
}

@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value { standIn() }
  public var projectedValue: GestureState<Value> { self }
}

@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { standIn() }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {}
  public var wrappedValue: Value { standIn() }
}

@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  public var wrappedValue: Value? { standIn() }
}

@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { standIn() }
    nonmutating set {}
  }
}

public protocol FocusedValueKey {
  associatedtype Value
}

public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { standIn() }
    set {}
  }
}

extension View {
  nonisolated public func focusedValue<V>(
    _ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V
  ) -> some View { self }
  nonisolated public func focusedSceneValue<V>(
    _ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V
  ) -> some View { self }
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    self
  }
}

// MARK: Core Data

@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  nonisolated public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject { standIn() }
  nonisolated public init(
    fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil
  ) { standIn() }
  nonisolated public mutating func update() {}
  public var wrappedValue: FetchedResults<Result> { standIn() }
}

public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  public var nsPredicate: NSPredicate? {
    get { standIn() }
    nonmutating set {}
  }
  public var startIndex: Int { standIn() }
  public var endIndex: Int { standIn() }
  public subscript(position: Int) -> Result { standIn() }
}

extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { standIn() }
    set {}
  }
}
