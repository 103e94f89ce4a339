import AppKit
import SwiftUI

// expect-next: observable-object-class "DockDelegate"
@Observable final class DockDelegate: NSObject, NSApplicationDelegate {
  var isActive = false

  func applicationDidBecomeActive(_ notification: Notification) { isActive = true }
}

@main
struct DockApp: App {
  // says-next: "puts it into the environment"
  @NSApplicationDelegateAdaptor private var delegate: DockDelegate

  var body: some Scene {
    WindowGroup { Text(delegate.isActive ? "Active" : "Resting") }
  }
}
