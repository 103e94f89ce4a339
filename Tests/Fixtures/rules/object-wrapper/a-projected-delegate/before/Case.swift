import SwiftUI
import UIKit

final class LighthouseDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var isLit = false
}

@main
struct LighthouseApp: App {
  @UIApplicationDelegateAdaptor(LighthouseDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      Toggle("Lit", isOn: $delegate.isLit)  // expect: object-wrapper "$delegate"
    }
  }
}
