import Observation

#if !os(iOS)
import Combine

@Observable final class Motion {
  var steps = 0
}
#endif
