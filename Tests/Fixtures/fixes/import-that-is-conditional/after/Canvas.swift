import Combine
import Observation
#if canImport(SwiftUI)
  import SwiftUI
#endif

@Observable final class Canvas {
  var size = 0.0
}
