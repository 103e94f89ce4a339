import SwiftUI
import UIKit

@main
struct GymApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      // SwiftUI puts the delegate into the environment by itself.
      RootView()
    }
  }
}

@Observable final class AppDelegate: NSObject, UIApplicationDelegate {  // expect: observable-object-class "AppDelegate"
  var pushToken: String?  // expect: published-property "@Published"
  @ObservationIgnored var window: UIWindow?  // expect: unpublished-stored-property "window"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    pushToken = nil
    return true
  }
}

struct RootView: View {
  @Environment(AppDelegate.self) private var delegate  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    Text(delegate.pushToken ?? "No token")
    WorkoutPage()
  }
}
