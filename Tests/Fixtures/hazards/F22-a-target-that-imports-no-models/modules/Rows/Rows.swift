@propertyWrapper public struct Field {
  public var wrappedValue: String
  public var projectedValue: Field { self }
  public init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

public struct Row {
  @Field public var title: String = ""
  public init() {}
}

public func allRows() -> [Row] { [Row()] }
