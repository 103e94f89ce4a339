import Combine

public final class Meter: ObservableObject {  // expect: outside-scope "Meter"
  @Published public var value = 0

  public init() {}
}

final class Scale: ObservableObject {
  @Published var weight = 0
}
