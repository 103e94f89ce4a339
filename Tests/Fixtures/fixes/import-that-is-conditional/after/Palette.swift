// The colours.

#if canImport(Combine)
import Combine
#endif
import Observation

@Observable final class Palette {
  var hues: [Double] = []
}
