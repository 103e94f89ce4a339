import Combine

public final class Meter: ObservableObject {
  @Published public var value = 0

  public init() {}
}
