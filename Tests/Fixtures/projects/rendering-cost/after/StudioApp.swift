import SwiftUI

/// `StudioView` needs a `ThemeStore` far below, and nobody provides one.
@main
struct StudioApp: App {
  var body: some Scene {
    WindowGroup {
      StudioView()  // expect: environment-model-not-provided "StudioView"
    }
  }
}
