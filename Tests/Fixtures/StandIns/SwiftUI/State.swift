/// Says nothing about isolation, and so do the wrappers in this file: in Swift 5 mode a
/// property with one of them does not make its struct `@MainActor`.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) {}
  public init(initialValue value: Value) {}
  public var wrappedValue: Value {
    get { standIn() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { standIn() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  public var transaction: Transaction

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { standIn() }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) { standIn() }

  public init(projectedValue: Binding<Value>) { standIn() }
  public init<V>(_ base: Binding<V>) where Value == V? { standIn() }
  public init?(_ base: Binding<Value?>) { standIn() }
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable { standIn() }

  public var wrappedValue: Value {
    get { standIn() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }

  public static func constant(_ value: Value) -> Binding<Value> { standIn() }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { standIn() }

  public func transaction(_ transaction: Transaction) -> Binding<Value> { standIn() }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { standIn() }
}

extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public typealias ID = Value.ID
  public var id: Value.ID { standIn() }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { standIn() }
  public var endIndex: Value.Index { standIn() }
  public var indices: Value.Indices { standIn() }
  public func index(after i: Value.Index) -> Value.Index { standIn() }
  public subscript(position: Value.Index) -> Binding<Value.Element> { standIn() }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { standIn() }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

// MARK: Transactions and animation

public struct Transaction: Sendable {
  public init() {}
  public init(animation: Animation?) {}
  public var animation: Animation?
  public var disablesAnimations = false
}

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static var linear: Animation { standIn() }
  public static var easeIn: Animation { standIn() }
  public static var easeOut: Animation { standIn() }
  public static var easeInOut: Animation { standIn() }
  public static var spring: Animation { standIn() }
  public static var bouncy: Animation { standIn() }
  public static var smooth: Animation { standIn() }
  public static var snappy: Animation { standIn() }
  public static func linear(duration: Double) -> Animation { standIn() }
  public static func easeIn(duration: Double) -> Animation { standIn() }
  public static func easeOut(duration: Double) -> Animation { standIn() }
  public static func easeInOut(duration: Double) -> Animation { standIn() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0
  ) -> Animation { standIn() }
  public static func spring(duration: Double, bounce: Double = 0) -> Animation { standIn() }
  public static func bouncy(duration: Double = 1, extraBounce: Double = 0) -> Animation {
    standIn()
  }
  public static func smooth(duration: Double = 1, extraBounce: Double = 0) -> Animation {
    standIn()
  }
  public static func snappy(duration: Double = 1, extraBounce: Double = 0) -> Animation {
    standIn()
  }
  public static func interactiveSpring(
    response: Double = 0.5, dampingFraction: Double = 0.8
  ) -> Animation { standIn() }
  public static func interpolatingSpring(stiffness: Double, damping: Double) -> Animation {
    standIn()
  }
  public func delay(_ delay: Double) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }
