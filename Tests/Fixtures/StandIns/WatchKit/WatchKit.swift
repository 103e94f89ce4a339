@_exported import Foundation
import SwiftUI

@MainActor @preconcurrency open class WKInterfaceController: NSObject {
  public override init() {}
  open func awake(withContext context: Any?) {}
  open func willActivate() {}
}

/// Here rather than in SwiftUI, where Apple's is, so that SwiftUI need not know WatchKit.
@MainActor @preconcurrency open class WKHostingController<Body: View>: WKInterfaceController {
  open var body: Body { fatalError("a stand-in has no behaviour") }
}

@MainActor @preconcurrency public protocol WKApplicationDelegate: NSObjectProtocol {
  func applicationDidFinishLaunching()
}
extension WKApplicationDelegate {
  public func applicationDidFinishLaunching() {}
}
