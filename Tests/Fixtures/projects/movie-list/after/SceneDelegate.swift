import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let content = MovieList()
      .environment(UserStore())  // expect: environment-object-modifier "environmentObject"
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: content)
    self.window = window
    window.makeKeyAndVisible()
  }
}
