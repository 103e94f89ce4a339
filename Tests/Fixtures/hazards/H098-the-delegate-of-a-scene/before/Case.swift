import SwiftUI
import UIKit

/// SwiftUI puts the delegates of its scenes into the environment itself.
final class WindowDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
  @Published var title = ""
}

struct Root: View {
  // says-next: "SwiftUI puts a scene's delegate into the environment: 'Root' asks for it there as soon as it is drawn"
  @EnvironmentObject var delegate: WindowDelegate
  var body: some View { Text(delegate.title) }
}

struct DemoApp: App {
  var body: some Scene { WindowGroup { Root() } }
}
