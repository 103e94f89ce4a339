public enum Publishers {
  /// Stands for the result of every operator that has no type of its own here.
  public struct Derived<Output, Failure: Error>: Publisher {
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {}
  }

  public typealias Map<Upstream: Publisher, Output> = Derived<Output, Upstream.Failure>
  public typealias CompactMap<Upstream: Publisher, Output> = Derived<Output, Upstream.Failure>
  public typealias Filter<Upstream: Publisher> = Derived<Upstream.Output, Upstream.Failure>
  public typealias Drop<Upstream: Publisher> = Derived<Upstream.Output, Upstream.Failure>
  public typealias RemoveDuplicates<Upstream: Publisher> =
    Derived<Upstream.Output, Upstream.Failure>
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> =
    Derived<Upstream.Output, Upstream.Failure>
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> =
    Derived<Upstream.Output, Upstream.Failure>

  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
  }
  public enum PrefetchStrategy: Sendable {
    case keepFull, byRequest
  }
}

extension Publisher {
  public typealias Same = Publishers.Derived<Output, Failure>

  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Derived<T, Failure> {
    standIn()
  }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Derived<T, Failure> {
    standIn()
  }
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.Derived<T, any Error> { standIn() }
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.Derived<T, Failure> { standIn() }
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Derived<P.Output, P.Failure> where P.Failure == Failure { standIn() }
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.Derived<Output, E> { standIn() }
  public func setFailureType<E: Error>(to: E.Type) -> Publishers.Derived<Output, E>
  where Failure == Never { standIn() }
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> Publishers.Derived<T, Failure> { standIn() }
  public func reduce<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> Publishers.Derived<T, Failure> { standIn() }
  public func collect() -> Publishers.Derived<[Output], Failure> { standIn() }
  public func collect(_ count: Int) -> Publishers.Derived<[Output], Failure> { standIn() }
  public func ignoreOutput() -> Publishers.Derived<Never, Failure> { standIn() }
  public func count() -> Publishers.Derived<Int, Failure> { standIn() }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Same { standIn() }
  public func removeDuplicates() -> Same where Output: Equatable { standIn() }
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Same {
    standIn()
  }
  public func replaceError(with output: Output) -> Publishers.Derived<Output, Never> { standIn() }
  public func replaceNil<T>(with output: T) -> Publishers.Derived<T, Failure> where Output == T? {
    standIn()
  }
  public func replaceEmpty(with output: Output) -> Same { standIn() }
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Derived<Output, P.Failure> where P.Output == Output { standIn() }
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.Derived<Output, any Error> where P.Output == Output { standIn() }
  public func retry(_ retries: Int) -> Same { standIn() }
  public func prepend(_ elements: Output...) -> Same { standIn() }
  public func append(_ elements: Output...) -> Same { standIn() }
  public func first() -> Same { standIn() }
  public func first(where predicate: @escaping (Output) -> Bool) -> Same { standIn() }
  public func last() -> Same { standIn() }
  public func dropFirst(_ count: Int = 1) -> Same { standIn() }
  public func drop(while predicate: @escaping (Output) -> Bool) -> Same { standIn() }
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Same
  where P.Failure == Failure { standIn() }
  public func prefix(_ maxLength: Int) -> Same { standIn() }
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Same { standIn() }
  public func contains(_ output: Output) -> Publishers.Derived<Bool, Failure>
  where Output: Equatable { standIn() }
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.Derived<Output, Never> { standIn() }
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Same { standIn() }
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Same { standIn() }
  public func share() -> Publishers.Shared<Self> { standIn() }
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { standIn() }
  public func switchToLatest() -> Publishers.Derived<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { standIn() }
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy
  ) -> Same { standIn() }
}

extension Publishers {
  public enum BufferingStrategy {
    case dropNewest, dropOldest
  }

  public final class Shared<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public init(_ upstream: Upstream) {}
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {}
  }

  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {}
    public func connect() -> any Cancellable { standIn() }
  }
}

// Operators that need a scheduler.
extension Publisher {
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Same { standIn() }
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Same { standIn() }
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Same { standIn() }
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Same { standIn() }
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Same { standIn() }
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Same { standIn() }
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.Derived<[Output], Failure> { standIn() }
}
