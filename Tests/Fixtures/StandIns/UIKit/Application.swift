@MainActor @preconcurrency open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, Sendable {}
  public struct OpenURLOptionsKey: Hashable, Sendable {}
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  public enum State: Sendable { case active, inactive, background }

  public static var shared: UIApplication { standIn() }
  open weak var delegate: (any UIApplicationDelegate)?
  open var windows: [UIWindow] { standIn() }
  open var connectedScenes: Set<UIScene> { standIn() }
  open var applicationState: State { standIn() }
  open var isIdleTimerDisabled = false
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
  open func canOpenURL(_ url: URL) -> Bool { standIn() }
  open func sendAction(_ action: Any, to: Any?, from: Any?, for: Any?) -> Bool { standIn() }

  public nonisolated static let openSettingsURLString = ""
  public nonisolated static let didBecomeActiveNotification = Notification.Name("a")
  public nonisolated static let willResignActiveNotification = Notification.Name("b")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("c")
  public nonisolated static let willEnterForegroundNotification = Notification.Name("d")
  public nonisolated static let willTerminateNotification = Notification.Name("e")
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name("f")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("g")
}

@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { standIn() }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { standIn() }
  public static func main() {}
}

@MainActor @preconcurrency open class UIScene: UIResponder {
  @MainActor @preconcurrency public final class ConnectionOptions: NSObject {}
  public enum ActivationState: Sendable {
    case unattached, foregroundActive, foregroundInactive, background
  }
  open weak var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { standIn() }
}

@MainActor @preconcurrency open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { standIn() }
  open var keyWindow: UIWindow? { standIn() }
}

@MainActor @preconcurrency open class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {}
  open var role: Role { standIn() }
}

@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  open var delegateClass: AnyClass?
}

@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { standIn() }
    set {}
  }
}

@MainActor @preconcurrency open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var rootViewController: UIViewController?
  open var isKeyWindow: Bool { standIn() }
  open func makeKeyAndVisible() {}
}
