public final class Monitor: Sendable {
  public init() {}
  public var handler: @Sendable (Bool) -> Void {
    get { { _ in } }
    set {}
  }
}
