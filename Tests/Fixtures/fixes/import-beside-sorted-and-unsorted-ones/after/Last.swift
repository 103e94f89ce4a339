import CoreGraphics
import Combine; import Foundation
import Observation

@Observable final class Last {
  var size = 0.0
}
