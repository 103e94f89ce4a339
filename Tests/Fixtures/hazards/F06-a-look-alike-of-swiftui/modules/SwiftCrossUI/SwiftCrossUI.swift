public protocol ObservableObject: AnyObject {}

@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
public struct State<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: ObservableObject { self.wrappedValue = wrappedValue }
}

@MainActor public protocol View {
  associatedtype Body
  var body: Body { get }
}

public struct Text {
  public init(_ text: String) {}
}
