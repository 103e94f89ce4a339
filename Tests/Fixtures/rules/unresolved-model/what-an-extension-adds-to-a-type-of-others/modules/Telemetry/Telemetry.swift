import Combine

public final class Telemetry: ObservableObject {
  nonisolated(unsafe) public static let shared = Telemetry()
  @Published public var sent = 0
}
