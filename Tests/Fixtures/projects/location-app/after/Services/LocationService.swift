import Foundation

/// The cloud database. Stateless: every call asks anew.
struct LocationService: Sendable {
  var locations: @Sendable () async throws -> [Location]
  var guests: @Sendable (Location) async throws -> [Guest]
  var save: @Sendable (Guest) async throws -> Void

  static let live = LocationService(
    locations: { [.sample] },
    guests: { _ in [] },
    save: { _ in })
}

@MainActor
protocol DeviceLocatorDelegate: AnyObject {
  func deviceLocator(_ locator: DeviceLocator, didMoveTo latitude: Double, _ longitude: Double)
  func deviceLocatorDidLoseSignal(_ locator: DeviceLocator)
}

/// Wraps the positioning hardware. Not an observable object, although it keeps state.
@MainActor
final class DeviceLocator {
  weak var delegate: (any DeviceLocatorDelegate)?
  private(set) var isRunning = false

  func requestPermission() {
    isRunning = true
  }

  func start() {
    guard isRunning else { return }
    delegate?.deviceLocator(self, didMoveTo: 0, 0)
  }
}
