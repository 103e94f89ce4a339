import Combine

public protocol Counting {}

public final class Telemetry: ObservableObject, Counting {
  nonisolated(unsafe) public static let shared = Telemetry()
  @Published public var sent = 0
}
