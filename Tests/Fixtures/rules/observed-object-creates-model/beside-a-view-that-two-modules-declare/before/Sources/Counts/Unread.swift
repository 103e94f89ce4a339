import Combine

public final class Unread: ObservableObject {
  @Published public var count = 0

  public init() {}
}
