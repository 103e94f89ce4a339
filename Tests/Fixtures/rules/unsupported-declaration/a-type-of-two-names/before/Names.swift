import SwiftUI

#if canImport(UIKit)
  typealias Adjustable = DynamicProperty
#else
  typealias Adjustable = ViewModifier
#endif
