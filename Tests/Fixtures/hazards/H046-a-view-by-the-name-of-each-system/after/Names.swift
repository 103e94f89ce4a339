import SwiftUI

#if canImport(UIKit)
  import UIKit

  typealias DrawnBySystem = UIViewRepresentable
#elseif canImport(AppKit)
  import AppKit

  typealias DrawnBySystem = NSViewRepresentable
#endif
