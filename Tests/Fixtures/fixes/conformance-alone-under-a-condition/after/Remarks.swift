import Combine
import Observation

@Observable final class Buoy {
  let number = 1
}

@Observable final class Anchor {
  let weight = 200
}

@Observable final class Sail {
  let area = 30
}

@Observable final class Mast {
  let height = 9
}

@Observable final class Keel {
  let depth = 2
}

#if canImport(Combine)
// Only where there are views.
#endif

#if DEBUG
let isRigged = true
#endif

#if DEBUG
#endif  // remove before the release
