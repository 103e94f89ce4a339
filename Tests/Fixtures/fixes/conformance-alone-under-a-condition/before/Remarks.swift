import Combine
import Observation

final class Buoy {
  let number = 1
}

final class Anchor {
  let weight = 200
}

final class Sail {
  let area = 30
}

final class Mast {
  let height = 9
}

final class Keel {
  let depth = 2
}

#if canImport(Combine)
extension Buoy: ObservableObject {}
#endif

#if canImport(Combine)
/// So that views can hold it.
extension Anchor: ObservableObject {}
#endif

#if canImport(Combine)
// Only where there are views.
extension Sail: ObservableObject {}
#endif

#if DEBUG
extension Mast: ObservableObject {}
let isRigged = true
#endif

#if DEBUG
extension Keel: ObservableObject {}
#endif  // remove before the release
