import AppKit
import SwiftUI

// expect-next: observable-object-class "DockDelegate"
final class DockDelegate: NSObject, NSApplicationDelegate, ObservableObject {
  @Published var isActive = false

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
