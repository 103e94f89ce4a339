import Combine
import Observation

/// Not an observable object: without the wrapper `$level` would be gone.
final class Battery {
  @Published var level = 1.0
  @Published private(set) var isCharging = false
}

@Observable final class Dashboard {
  let battery = Battery()

  /// A class of its own, inside a model.
  final class Gauge {
    @Published var needle = 0.0
  }
}
