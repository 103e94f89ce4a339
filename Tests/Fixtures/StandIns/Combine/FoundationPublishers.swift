import Foundation
import FoundationNetworking

// On Apple's platforms these live in Foundation.

extension Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: SchedulerNoOptions? = nil
  ) -> TimerPublisher { standIn() }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {}
    public func connect() -> any Cancellable { standIn() }
  }
}

extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    standIn()
  }

  public struct Publisher: Combine.Publisher {
    public init(
      center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil
    ) {}
    public typealias Output = Notification
    public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {}
  }
}

extension URLSession {
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { standIn() }
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { standIn() }

  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {}
  }
}

public protocol KeyValueObservable {}
extension NSObject: KeyValueObservable {}

extension KeyValueObservable where Self: NSObject {
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>
  ) -> Publishers.Derived<Value, Never> { standIn() }
}

public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}

extension Publisher {
  public func decode<T: Decodable, Coder: TopLevelDecoder>(
    type: T.Type, decoder: Coder
  ) -> Publishers.Derived<T, any Error> where Output == Coder.Input { standIn() }
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Derived<Coder.Output, any Error> where Output: Encodable { standIn() }
}
