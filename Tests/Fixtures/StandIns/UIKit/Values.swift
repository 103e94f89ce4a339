public final class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(white: CGFloat, alpha: CGFloat) {}
  public convenience init?(named name: String) { standIn() }
  public static var red: UIColor { standIn() }
  public static var green: UIColor { standIn() }
  public static var blue: UIColor { standIn() }
  public static var gray: UIColor { standIn() }
  public static var black: UIColor { standIn() }
  public static var white: UIColor { standIn() }
  public static var clear: UIColor { standIn() }
  public static var label: UIColor { standIn() }
  public static var systemBackground: UIColor { standIn() }
  public static var secondarySystemBackground: UIColor { standIn() }
  public static var systemBlue: UIColor { standIn() }
  public static var systemGray: UIColor { standIn() }
  public static var systemGray6: UIColor { standIn() }
  public static var systemRed: UIColor { standIn() }
  public static var systemGreen: UIColor { standIn() }
  public static var systemFill: UIColor { standIn() }
  public static var secondarySystemFill: UIColor { standIn() }
  public static var secondaryLabel: UIColor { standIn() }
  public static var tertiaryLabel: UIColor { standIn() }
  public static var separator: UIColor { standIn() }
  public static var orange: UIColor { standIn() }
  public static var yellow: UIColor { standIn() }
  public static var purple: UIColor { standIn() }
  public static var tertiarySystemBackground: UIColor { standIn() }
  public static var systemGroupedBackground: UIColor { standIn() }
  public static var secondarySystemGroupedBackground: UIColor { standIn() }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { standIn() }
}

public final class UIFont: NSObject, @unchecked Sendable {
  public enum TextStyle: Sendable {
    case body, headline, subheadline, title1, title2, title3, largeTitle, footnote, callout
    case caption1, caption2
  }
  public static func systemFont(ofSize size: CGFloat) -> UIFont { standIn() }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { standIn() }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { standIn() }
}

public final class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(named name: String) { standIn() }
  public convenience init?(systemName name: String) { standIn() }
  public init?(data: Data) { standIn() }
  public init?(contentsOfFile path: String) { standIn() }
  public init(cgImage: CGImage) {}
  public override init() {}
  public var size: CGSize { standIn() }
  public var cgImage: CGImage? { standIn() }
  public func pngData() -> Data? { standIn() }
  public func jpegData(compressionQuality: CGFloat) -> Data? { standIn() }
}

public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }
public enum UIKeyboardType: Sendable {
  case `default`, emailAddress, numberPad, decimalPad, phonePad, URL, asciiCapable
}
public enum UITextAutocapitalizationType: Sendable { case none, words, sentences, allCharacters }
public enum UIInterfaceOrientation: Sendable { case portrait, landscapeLeft, landscapeRight }
public struct UIEdgeInsets: Equatable, Sendable {
  public static let zero = UIEdgeInsets()
}

public struct UITextContentType: Hashable, Sendable {
  public static let emailAddress = UITextContentType()
  public static let password = UITextContentType()
  public static let username = UITextContentType()
  public static let newPassword = UITextContentType()
  public static let oneTimeCode = UITextContentType()
}

@MainActor @preconcurrency public final class UIScreen: NSObject {
  public static var main: UIScreen { standIn() }
  public var bounds: CGRect { standIn() }
  public var scale: CGFloat { standIn() }
}

@MainActor @preconcurrency public final class UIDevice: NSObject {
  public enum UserInterfaceIdiom: Sendable { case phone, pad, mac, tv }
  public static var current: UIDevice { standIn() }
  public var name: String { standIn() }
  public var systemVersion: String { standIn() }
  public var userInterfaceIdiom: UserInterfaceIdiom { standIn() }
  public nonisolated static let orientationDidChangeNotification = Notification.Name("turn")
}

public final class UIPasteboard: NSObject {
  public static var general: UIPasteboard { standIn() }
  public var string: String?
}

@MainActor @preconcurrency public final class UIImpactFeedbackGenerator: NSObject {
  public enum FeedbackStyle: Sendable { case light, medium, heavy }
  public convenience init(style: FeedbackStyle) { standIn() }
  public func prepare() {}
  public func impactOccurred() {}
}

@MainActor @preconcurrency public final class UINotificationFeedbackGenerator: NSObject {
  public enum FeedbackType: Sendable { case success, warning, error }
  public func prepare() {}
  public func notificationOccurred(_ type: FeedbackType) {}
}
