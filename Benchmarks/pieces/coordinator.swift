import UIKit

protocol TopicCoordinating: AnyObject {
  func showDetail(of id: String)
  func finish()
}

/// Decides which screen comes next, and knows nothing about what is on it.
final class TopicCoordinator: NSObject, TopicCoordinating {
  weak var parent: TopicCoordinating?
  private let navigation: UINavigationController
  private var children: [AnyObject] = []

  init(navigation: UINavigationController, parent: TopicCoordinating? = nil) {
    self.navigation = navigation
    self.parent = parent
    super.init()
  }

  func start(animated: Bool = true) {
    let controller = UIViewController()
    controller.title = NSLocalizedString("topic.title", comment: "")
    controller.view.backgroundColor = .systemBackground
    controller.navigationItem.largeTitleDisplayMode = .always
    navigation.delegate = self
    navigation.pushViewController(controller, animated: animated)
  }

  func showDetail(of id: String) {
    guard let top = navigation.topViewController, top.presentedViewController == nil else { return }
    let detail = UIViewController()
    detail.restorationIdentifier = id
    detail.modalPresentationStyle = UIDevice.current.userInterfaceIdiom == .pad ? .formSheet : .automatic
    top.present(detail, animated: true) {
      UIAccessibility.post(notification: .screenChanged, argument: detail.view)
    }
  }

  func finish() {
    children.removeAll()
    parent?.finish()
  }
}

extension TopicCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let source = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(source)
    else { return }
    // The user went back with a swipe.
    children.removeAll { $0 === source }
  }
}
