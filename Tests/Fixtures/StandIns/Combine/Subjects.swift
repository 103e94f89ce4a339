public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() {}
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  public init() {}
  public func send(_ value: Output) {}
  public func send(completion: Subscribers.Completion<Failure>) {}
  public func send(subscription: any Subscription) {}
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {}
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  public init(_ value: Output) {}
  public var value: Output {
    get { standIn() }
    set {}
  }
  public func send(_ value: Output) {}
  public func send(completion: Subscribers.Completion<Failure>) {}
  public func send(subscription: any Subscription) {}
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {}
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {}
}

public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {}
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {}
}

extension Future where Failure == Never {
  public var value: Output { get async { standIn() } }
}

public struct Empty<Output, Failure: Error>: Publisher {
  public init(completeImmediately: Bool = true) {}
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {}
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {}
}

public struct Fail<Output, Failure: Error>: Publisher {
  public init(error: Failure) {}
  public init(outputType: Output.Type, failure: Failure) {}
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {}
}

public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public init(createPublisher: @escaping () -> DeferredPublisher) {}
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {}
}

extension Result {
  public var publisher: Publisher { standIn() }
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {}
  }
}

extension Optional {
  public var publisher: Publisher { standIn() }
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {}
  }
}

extension Sequence {
  public var publisher: Publishers.Derived<Element, Never> { standIn() }
}

public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { standIn() }
}

extension Publishers {
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {}
  }

  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public init(upstream: Upstream) {}
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {}
    public func connect() -> any Cancellable { standIn() }
  }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { standIn() }
}
