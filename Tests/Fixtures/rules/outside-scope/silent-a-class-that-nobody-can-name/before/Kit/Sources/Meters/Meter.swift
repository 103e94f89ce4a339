import Combine

// says-not-next: "clients"
@available(*, unavailable, message: "measure by hand") public final class Meter: ObservableObject {
  @Published public var value = 0

  public init() {}
}
