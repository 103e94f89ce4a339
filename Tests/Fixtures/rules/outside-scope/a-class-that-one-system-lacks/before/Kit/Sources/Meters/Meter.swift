import Combine

@available(iOS, unavailable)
public final class Meter: ObservableObject {  // expect: outside-scope "Meter"
  @Published public var value = 0

  public init() {}
}
