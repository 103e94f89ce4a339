// What Apple's Foundation has and the one on Linux lacks. Imported into every file
// together with FoundationNetworking, for `URLSession` and its like.
@_exported import FoundationNetworking
import Foundation
import ObjectiveC

func standIn(_ name: StaticString = #function) -> Never {
  fatalError("\(name) is a stand-in and has no behaviour")
}

public func autoreleasepool<T>(invoking body: () throws -> T) rethrows -> T { try body() }

extension String {
  public init(
    localized key: String, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self = key
  }
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {}
}

extension Timer {
  public static func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { standIn() }
}

public protocol KeyPathObservable {}
extension NSObject: KeyPathObservable {}

public final class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1)
  public static let old = Self(rawValue: 2)
  public static let initial = Self(rawValue: 4)
}

extension KeyPathObservable where Self: NSObject {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { standIn() }
}

extension NSObject {
  public func value(forKey key: String) -> Any? { standIn() }
  public func setValue(_ value: Any?, forKey key: String) {}
}

public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let didChangeExternallyNotification = Notification.Name("ubiquitous")
  public static let `default` = NSUbiquitousKeyValueStore()
  public func string(forKey key: String) -> String? { standIn() }
  public func bool(forKey key: String) -> Bool { standIn() }
  public func object(forKey key: String) -> Any? { standIn() }
  public func set(_ value: Any?, forKey key: String) {}
  @discardableResult public func synchronize() -> Bool { standIn() }
}

open class NSUserActivity: NSObject {
  public init(activityType: String) {}
  public var webpageURL: URL? { standIn() }
  public var userInfo: [AnyHashable: Any]?
}

open class FileWrapper: NSObject {
  public init(regularFileWithContents contents: Data) {}
  public var regularFileContents: Data? { standIn() }
}
