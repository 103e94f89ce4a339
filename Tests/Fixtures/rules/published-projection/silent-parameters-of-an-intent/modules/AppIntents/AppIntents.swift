/// As much as a summary of parameters needs.
public protocol AppIntent {
  associatedtype SummaryContent: ParameterSummary
  static var parameterSummary: SummaryContent { get }
}

public protocol ParameterSummary {}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
  public typealias Parameter = IntentParameter
}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary,
  ExpressibleByStringInterpolation
{
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: Interpolation) {}
  public init(_ text: IntentParameterSummary<Intent>) {}

  public struct Interpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

@propertyWrapper
public final class IntentParameter<Value> {
  public var wrappedValue: Value
  public var projectedValue: IntentParameter<Value> { self }

  public init(wrappedValue: Value, title: String) { self.wrappedValue = wrappedValue }
}
