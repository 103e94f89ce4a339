import Beacon
import SwiftUI
import UIKit

final class LampDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    BeaconApp.configure()
    return true
  }
}

@MainActor
@Observable
final class Account {
  var name: String?

  init() { name = Login.shared.name }
}

@main
struct LampApp: App {
  @UIApplicationDelegateAdaptor(LampDelegate.self) private var delegate
  @State private var account = Account()  // expect: eager-model-initializer "@StateObject"

  var body: some Scene {
    WindowGroup { Text(account.name ?? "-") }
  }
}
