import AppKit
import SwiftUI

final class Delegate: NSObject, NSApplicationDelegate {
  var window: NSWindow!
  func applicationDidFinishLaunching(_ notification: Notification) {
    window = NSWindow(
      contentRect: CGRect(x: 0, y: 0, width: 4, height: 3), styleMask: [.titled, .closable],
      backing: .buffered, defer: false)
    window.contentViewController = NSHostingController(rootView: Text("x"))
    window.makeKeyAndOrderFront(nil)
  }
}
