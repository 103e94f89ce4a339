import Combine

public final class Telemetry: ObservableObject {
  nonisolated(unsafe) public static let kept = Telemetry()
  @Published public var sent = 0
}
