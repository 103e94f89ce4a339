#if canImport(UIKit)
import UIKit
#endif
import Combine
import Observation

@Observable final class Brush {
  var width = 1.0
}
