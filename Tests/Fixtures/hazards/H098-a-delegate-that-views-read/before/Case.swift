import SwiftUI
import UIKit

final class PushDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var token = ""
  var launches = 0

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
  @EnvironmentObject private var delegate: PushDelegate

  var body: some View { Text(delegate.token) }
}
