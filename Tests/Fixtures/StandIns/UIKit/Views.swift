@_exported import CoreGraphics
@_exported import Foundation
import ObjectiveC

func standIn(_ name: StaticString = #function) -> Never {
  fatalError("\(name) is a stand-in and has no behaviour")
}

@MainActor @preconcurrency open class UIResponder: NSObject {
  public override init() { super.init() }
  open var next: UIResponder? { standIn() }
  @discardableResult open func becomeFirstResponder() -> Bool { standIn() }
  @discardableResult open func resignFirstResponder() -> Bool { standIn() }
}

@MainActor @preconcurrency open class UIView: UIResponder {
  public init(frame: CGRect) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public override init() { super.init() }

  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var center: CGPoint = .zero
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var subviews: [UIView] { standIn() }
  open var superview: UIView? { standIn() }
  open var window: UIWindow? { standIn() }
  open var layer: CALayer { standIn() }
  open var topAnchor: NSLayoutYAxisAnchor { standIn() }
  open var bottomAnchor: NSLayoutYAxisAnchor { standIn() }
  open var leadingAnchor: NSLayoutXAxisAnchor { standIn() }
  open var trailingAnchor: NSLayoutXAxisAnchor { standIn() }
  open var centerXAnchor: NSLayoutXAxisAnchor { standIn() }
  open var centerYAnchor: NSLayoutYAxisAnchor { standIn() }
  open var widthAnchor: NSLayoutDimension { standIn() }
  open var heightAnchor: NSLayoutDimension { standIn() }

  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func layoutSubviews() {}
  open func sizeToFit() {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { standIn() }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { standIn() }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {}

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 1)
    public static let flexibleHeight = Self(rawValue: 2)
  }
}

open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
}

@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  open var isActive = false
  open var constant: CGFloat = 0
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType>: NSObject {
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    standIn()
  }
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { standIn() }
}

@MainActor @preconcurrency
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor @preconcurrency
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor @preconcurrency
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { standIn() }
}

@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) {}
  open func location(in view: UIView?) -> CGPoint { standIn() }
}

open class UITapGestureRecognizer: UIGestureRecognizer {}

@MainActor @preconcurrency open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Self(rawValue: 1)
    public static let valueChanged = Self(rawValue: 2)
    public static let editingChanged = Self(rawValue: 4)
  }
  open var isEnabled = true
  open var isSelected = false
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
}

@MainActor @preconcurrency open class UIAction: NSObject {
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}

@MainActor @preconcurrency open class UIButton: UIControl {
  public enum ButtonType { case system, custom }
  public enum State { case normal, highlighted, disabled }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  open func setTitle(_ title: String?, for state: State) {}
}

@MainActor @preconcurrency open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) {}
}

@MainActor @preconcurrency open class UILabel: UIView {
  open var text: String?
  open var font: UIFont!
  open var textColor: UIColor!
  open var numberOfLines = 1
}

@MainActor @preconcurrency open class UIImageView: UIView {
  public init(image: UIImage?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var image: UIImage?
}

@MainActor @preconcurrency open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentOffset: CGPoint = .zero
}

@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

@MainActor @preconcurrency open class UITextView: UIScrollView {
  open var text: String!
  open var font: UIFont?
  open var isEditable = true
}

@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
}
extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
}

@MainActor @preconcurrency open class UITextField: UIControl {
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String?
  open var placeholder: String?
}

@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextFieldDelegate {
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { standIn() }
}

@MainActor @preconcurrency open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String?
  open var placeholder: String?
}

@MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}
extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}

@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  open func startAnimating() {}
  open func stopAnimating() {}
}

@MainActor @preconcurrency public protocol UIContentConfiguration {}

@MainActor @preconcurrency open class UITableViewCell: UIView {
  open var contentConfiguration: (any UIContentConfiguration)?
}

@MainActor @preconcurrency open class UICollectionViewCell: UIView {
  open var contentConfiguration: (any UIContentConfiguration)?
}

@MainActor @preconcurrency open class UITableView: UIScrollView {
  open func reloadData() {}
  open func dequeueReusableCell(withIdentifier: String, for: IndexPath) -> UITableViewCell {
    standIn()
  }
}
