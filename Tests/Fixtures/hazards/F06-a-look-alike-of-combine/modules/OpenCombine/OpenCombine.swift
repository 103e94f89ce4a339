public final class AnyCancellable {
  public init() {}
}

public final class ObservableObjectPublisher {
  public init() {}
  public func send() {}
  public func sink(_ receive: @escaping () -> Void) -> AnyCancellable { AnyCancellable() }
}

public protocol ObservableObject: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
