import UIKit

extension UIColor {
  static let topicAccent = UIColor(red: 0.13, green: 0.45, blue: 0.81, alpha: 1)
  static let topicShadow = UIColor(white: 0, alpha: 0.12)
  static let topicBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .black : UIColor(red: 0.97, green: 0.97, blue: 0.98, alpha: 1)
  }
}

struct TopicTheme {
  var cornerRadius: CGFloat = 12
  var insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  var titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  var bodyFont = UIFont.systemFont(ofSize: 15)

  static let compact = TopicTheme(cornerRadius: 6, insets: .zero)

  func apply(to view: UIView) {
    view.layer.cornerRadius = cornerRadius
    view.layer.cornerCurve = .continuous
    view.layoutMargins = insets
    view.backgroundColor = .topicBackground
  }
}
