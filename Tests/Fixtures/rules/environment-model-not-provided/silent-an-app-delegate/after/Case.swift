import SwiftUI
import UIKit

@main
struct PushApp: App {
  @UIApplicationDelegateAdaptor private var delegate: PushDelegate

  var body: some Scene {
    WindowGroup {
      PushView()
    }
  }
}

/// SwiftUI provides it, as the adaptor's delegate is an observable object.
@Observable final class PushDelegate: NSObject, UIApplicationDelegate {
  var token = ""
}

struct PushView: View {
  @Environment(PushDelegate.self) private var delegate

  var body: some View {
    Text(delegate.token)
  }
}
