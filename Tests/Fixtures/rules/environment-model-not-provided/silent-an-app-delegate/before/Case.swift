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
final class PushDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var token = ""
}

struct PushView: View {
  @EnvironmentObject private var delegate: PushDelegate

  var body: some View {
    Text(delegate.token)
  }
}
