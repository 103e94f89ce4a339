import Foundation
import Combine
import Observation

/// One journey.
@MainActor
@Observable
public final class Trip: Identifiable {
  public nonisolated let id = UUID()
  public var name: String
  public private(set) var stops: [String] = []

  public init(name: String) { self.name = name }

  func add(_ stop: String) { stops.append(stop) }
}
