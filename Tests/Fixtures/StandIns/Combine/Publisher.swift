public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public struct CombineIdentifier: Hashable, Sendable {
  public init() {}
  public init(_ object: AnyObject) {}
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { standIn() }
}

public enum Subscribers {
  public struct Demand: Equatable, Comparable, Hashable, Sendable {
    public static let unlimited = Demand()
    public static let none = Demand()
    public static func max(_ value: Int) -> Demand { standIn() }
    public static func < (lhs: Demand, rhs: Demand) -> Bool { standIn() }
    public static func + (lhs: Demand, rhs: Demand) -> Demand { standIn() }
  }

  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {}
    public func receive(subscription: any Subscription) {}
    public func receive(_ input: Input) -> Demand { standIn() }
    public func receive(completion: Completion<Failure>) {}
    public func cancel() {}
  }

  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {}
    public func receive(subscription: any Subscription) {}
    public func receive(_ input: Input) -> Demand { standIn() }
    public func receive(completion: Completion<Never>) {}
    public func cancel() {}
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {}
  public func store(in set: inout Set<AnyCancellable>) {}
}

/// Not Sendable, as Apple's.
public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) {}
  public init<C: Cancellable>(_ canceller: C) {}
  public func cancel() {}
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {}
  public func store(in set: inout Set<AnyCancellable>) {}
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { standIn() }
  public func hash(into hasher: inout Hasher) {}
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {}
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {}
}

public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {}
  public var combineIdentifier: CombineIdentifier { standIn() }
  public func receive(subscription: any Subscription) {}
  public func receive(_ value: Input) -> Subscribers.Demand { standIn() }
  public func receive(completion: Subscribers.Completion<Failure>) {}
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {}
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure { standIn() }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { standIn() }

  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable where Failure == Never { standIn() }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { standIn() }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { standIn() }
  public func assign(to published: inout Published<Output>.Publisher) {}
  public var values: AsyncPublisher<Self> { standIn() }
}

extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { standIn() }
}

public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public typealias Failure = Never
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Failure = Never
    public mutating func next() async -> P.Output? { standIn() }
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      standIn()
    }
  }
  public init(_ publisher: P) {}
  public func makeAsyncIterator() -> Iterator { standIn() }
}

public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  public typealias Failure = any Error
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Failure = any Error
    public mutating func next() async throws -> P.Output? { standIn() }
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> P.Output? { standIn() }
  }
  public init(_ publisher: P) {}
  public func makeAsyncIterator() -> Iterator { standIn() }
}
