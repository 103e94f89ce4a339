import Foundation

extension Notification.Name {
  static let hour = Notification.Name("hour")
}

// The publisher is a member that only 'import Combine' in the other file brings in.
func onTheHour(_ bell: Bell) -> Any {
  NotificationCenter.default.publisher(for: .hour)
    .sink { _ in bell.rings += 1 }
}
