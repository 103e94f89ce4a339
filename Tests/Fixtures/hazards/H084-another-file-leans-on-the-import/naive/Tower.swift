import Foundation

extension Notification.Name {
  static let hour = Notification.Name("hour")
}

// error: value of type 'NotificationCenter' has no member 'publisher'
func onTheHour(_ bell: Bell) -> Any {
  NotificationCenter.default.publisher(for: .hour)
    .sink { _ in bell.rings += 1 }
}
