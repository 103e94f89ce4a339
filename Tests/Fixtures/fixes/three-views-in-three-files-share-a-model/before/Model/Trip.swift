import Foundation
import Combine

/// One journey.
@MainActor
public final class Trip: ObservableObject, Identifiable {
  public nonisolated let id = UUID()
  @Published public var name: String
  @Published public private(set) var stops: [String] = []

  public init(name: String) { self.name = name }

  func add(_ stop: String) { stops.append(stop) }
}
