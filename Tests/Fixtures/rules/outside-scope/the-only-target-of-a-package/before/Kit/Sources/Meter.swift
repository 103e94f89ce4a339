import Combine

// says-next: "clients outside of this tree"
public final class Meter: ObservableObject {  // expect: outside-scope "Meter"
  @Published public var value = 0

  public init() {}
}
