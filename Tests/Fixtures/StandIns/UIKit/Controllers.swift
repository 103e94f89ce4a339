@MainActor @preconcurrency open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public override init() { super.init() }

  open var view: UIView!
  open var title: String?
  open var tabBarItem: UITabBarItem!
  open var navigationItem: UINavigationItem { standIn() }
  open var navigationController: UINavigationController? { standIn() }
  open var parent: UIViewController? { standIn() }
  open var children: [UIViewController] { standIn() }
  open var presentedViewController: UIViewController? { standIn() }
  open var presentingViewController: UIViewController? { standIn() }
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open func addChild(_ child: UIViewController) {}
  open func removeFromParent() {}
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
}

public enum UIModalPresentationStyle: Sendable {
  case automatic, fullScreen, pageSheet, formSheet, popover, overFullScreen
}

@MainActor @preconcurrency open class UINavigationItem: NSObject {
  open var title: String?
  open var rightBarButtonItem: UIBarButtonItem?
}
@MainActor @preconcurrency open class UIBarButtonItem: NSObject {}
@MainActor @preconcurrency open class UITabBarItem: NSObject {
  public init(title: String?, image: UIImage?, tag: Int) {}
}

@MainActor @preconcurrency open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override init() { super.init() }
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { standIn() }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { standIn() }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
}

@MainActor @preconcurrency open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
}

@MainActor @preconcurrency open class UITableViewController: UIViewController {
  open var tableView: UITableView!
}

@MainActor @preconcurrency open class UIAlertController: UIViewController {
  public enum Style: Sendable { case alert, actionSheet }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { standIn() }
  open func addAction(_ action: UIAlertAction) {}
}

@MainActor @preconcurrency open class UIAlertAction: NSObject {
  public enum Style: Sendable { case `default`, cancel, destructive }
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { standIn() }
}

@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  public enum SourceType: Sendable { case photoLibrary, camera }
  public struct InfoKey: Hashable, Sendable {
    public static let originalImage = InfoKey()
    public static let editedImage = InfoKey()
  }
  open var sourceType: SourceType = .photoLibrary
  open var allowsEditing = false
  open weak var delegate:
    (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
}

@MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  public enum NavigationDirection: Sendable { case forward, reverse }
  public enum TransitionStyle: Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Sendable { case horizontal, vertical }
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool
  ) {}
}

@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ page: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ page: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController?
}
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
