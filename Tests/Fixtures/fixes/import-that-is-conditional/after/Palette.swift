// The colours.

import Observation

#if canImport(Combine)
import Combine
#endif

@Observable final class Palette {
  var hues: [Double] = []
}
