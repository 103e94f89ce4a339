import SwiftUI
import UIKit

/// SwiftUI puts the delegates of its scenes into the environment itself.
final class WindowDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
  @Published var title = ""
}

struct Root: View {
  @EnvironmentObject var delegate: WindowDelegate
  var body: some View { Text(delegate.title) }
}

struct DemoApp: App {
  var body: some Scene { WindowGroup { Root() } }
}
