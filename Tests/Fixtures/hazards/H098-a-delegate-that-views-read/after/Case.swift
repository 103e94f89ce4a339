import SwiftUI
import UIKit

@Observable final class PushDelegate: NSObject, UIApplicationDelegate {
  var token = ""
  @ObservationIgnored var launches = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches += 1
    return true
  }
}

@main
struct PushApp: App {
  // says-next: "puts it into the environment"
  @UIApplicationDelegateAdaptor(PushDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { TokenView() }
  }
}

struct TokenView: View {
  // expect-next: environment-object "@EnvironmentObject"
  @Environment(PushDelegate.self) private var delegate

  var body: some View { Text(delegate.token) }
}
