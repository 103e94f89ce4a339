/// Combine without back pressure, completion and failure: those who listen are told.
public protocol Publisher<Output> {
  associatedtype Output
  /// Calls `listener` for every value until the result is cancelled or gone.
  func listen(_ listener: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    listen(receiveValue)
  }
}

public final class AnyCancellable: Hashable {
  private var onCancel: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

  deinit { cancel() }

  public func cancel() {
    onCancel?()
    onCancel = nil
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Those who listen, told in the order in which they came.
final class Listeners<Value> {
  private var listeners: [(id: Int, call: (Value) -> Void)] = []
  private var nextID = 0

  func add(_ listener: @escaping (Value) -> Void) -> AnyCancellable {
    nextID += 1
    let id = nextID
    listeners.append((id, listener))
    return AnyCancellable { [weak self] in self?.listeners.removeAll { $0.id == id } }
  }

  func tell(_ value: Value) {
    for listener in listeners { listener.call(value) }
  }
}

public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private let listeners = Listeners<Output>()

  public init() {}

  public func send(_ value: Output) { listeners.tell(value) }

  public func listen(_ listener: @escaping (Output) -> Void) -> AnyCancellable {
    listeners.add(listener)
  }
}

extension PassthroughSubject where Output == Void {
  public func send() { send(()) }
}

/// Remembers its value before it tells it, and tells whoever comes what that is.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  public private(set) var value: Output
  private let listeners = Listeners<Output>()

  public init(_ value: Output) { self.value = value }

  public func send(_ value: Output) {
    self.value = value
    listeners.tell(value)
  }

  public func listen(_ listener: @escaping (Output) -> Void) -> AnyCancellable {
    listener(value)
    return listeners.add(listener)
  }
}
