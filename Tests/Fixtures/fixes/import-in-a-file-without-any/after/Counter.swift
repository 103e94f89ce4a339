import Observation

/// Counts.
@Observable final class Counter: Shared {
  @ObservationIgnored var count = 0
}
