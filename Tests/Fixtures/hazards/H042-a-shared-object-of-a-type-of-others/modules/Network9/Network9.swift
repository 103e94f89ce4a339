import Combine

public final class LinkMonitor: ObservableObject {
  @MainActor public static let shared = LinkMonitor()
  @Published public var isConnected = false
}

public final class LinkCache {
  public init() {}
}
