import Combine

// The wrapped values here are `@MainActor`. In Swift 5 mode that makes every struct or
// class with such a property `@MainActor` (SE-0401 removes the inference in Swift 6).

@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  @MainActor @preconcurrency public var wrappedValue: ObjectType { standIn() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    standIn()
  }
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { standIn() }
  }

  nonisolated public init(wrappedValue: ObjectType) { standIn() }
  nonisolated public init(initialValue: ObjectType) { standIn() }
  nonisolated public mutating func update() {}
  public var wrappedValue: ObjectType {
    get { standIn() }
    set {}
  }
  public var projectedValue: Wrapper { standIn() }
}

@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { standIn() }
  }

  nonisolated public init() { standIn() }
  nonisolated public mutating func update() {}
  public var wrappedValue: ObjectType { standIn() }
  public var projectedValue: Wrapper { standIn() }
}

extension View {
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    self
  }
}

/// What stands behind `environmentObject(_:)`, which its interface does not say.
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  public func body(content: Content) -> some View { content }
}

extension Scene {
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    self
  }
}

@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  @MainActor @preconcurrency public var wrappedValue: ObjectType? { standIn() }
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? { standIn() }
}

extension View {
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    self
  }
}
