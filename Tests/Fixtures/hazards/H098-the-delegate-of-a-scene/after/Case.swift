import SwiftUI
import UIKit

/// SwiftUI puts the delegates of its scenes into the environment itself.
@Observable final class WindowDelegate: NSObject, UIWindowSceneDelegate {
  var title = ""
}

struct Root: View {
  @Environment(WindowDelegate.self) var delegate
  var body: some View { Text(delegate.title) }
}

struct DemoApp: App {
  var body: some Scene { WindowGroup { Root() } }
}
